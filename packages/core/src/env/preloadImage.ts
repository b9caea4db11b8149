import type { Unsubscribe } from '../state/createStore.js'

/** Fetches a picture ahead of its use; calling back stops it. */
export function preloadImage(url: string): Unsubscribe {
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  image.src = url
  return () => {
    if (!image.complete) image.src = ''
  }
}
