/** Ids live in the shadow root, so one name serves every kit. */
export const titleId = 'portico-title'
