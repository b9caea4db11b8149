/** The review and the progress: a chunk of their own, because the form comes first. */
export const loadReview = () => import('../sendReview/index.js')
