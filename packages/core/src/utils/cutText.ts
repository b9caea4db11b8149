/** The first characters of a text as a reader counts them: an emoji or a letter with its accents is one and stays whole. */
export function cutText(text: string, length: number): string {
  // Firefox before 125 has no Segmenter; there at least no code point is split.
  const characters =
    'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text]
  return characters.slice(0, length).join('')
}
