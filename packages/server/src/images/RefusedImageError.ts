const sentences = /* @__PURE__ */ Object.freeze({
  svg: 'SVG is not taken, because it can carry script. Export the logo as PNG or WebP, 512 pixels wide, and upload that.',
  format: 'This is not a PNG, JPEG or WebP picture. Export the logo as one of these, 512 pixels wide, and upload that.',
  size: 'The picture is larger than 2 MiB. Export it 512 pixels wide and upload that.',
  pixels: 'The picture has more than 16 million pixels. Export it 512 pixels wide and upload that.',
  broken: 'The picture could not be read: the file is damaged, or moves. Export it again as PNG and upload that.',
  busy: 'Too many pictures are waiting to be read. Try again in a minute.',
})
export type RefusedImageReason = keyof typeof sentences

/** Why a picture was not taken, in a sentence for the person who brought it. */
export class RefusedImageError extends Error {
  override readonly name = 'RefusedImageError'
  readonly reason: RefusedImageReason

  constructor(reason: RefusedImageReason, options?: ErrorOptions) {
    super(sentences[reason], options)
    this.reason = reason
  }
}
