/** Places of tiles, counted from the first of the list, both ends included. */
export type PlaceRange = { readonly first: number; readonly last: number }

export type NextPlacesParameters = {
  /** What is drawn already. */
  drawn: PlaceRange
  /** The visible range. */
  seen: PlaceRange
  /** That and what is kept ready around it. */
  wanted: PlaceRange
  /** How many more at most. */
  step: number
}

/** Some more of the places that are wanted, first of those that are seen; what is not wanted any more goes at once. */
export function nextPlaces(parameters: NextPlacesParameters): PlaceRange {
  const { drawn } = parameters
  const next = grow(parameters)
  return next.first === drawn.first && next.last === drawn.last ? drawn : next
}

function grow({ drawn, seen, wanted, step }: NextPlacesParameters): PlaceRange {
  const first = Math.max(drawn.first, wanted.first)
  const last = Math.min(drawn.last, wanted.last)
  // A leap: nothing that is drawn is wanted.
  if (first > last) return { first: seen.first, last: Math.min(seen.first + step - 1, seen.last) }
  if (last < seen.last) return { first, last: Math.min(last + step, seen.last) }
  if (first > seen.first) return { first: Math.max(first - step, seen.first), last }
  if (last < wanted.last) return { first, last: Math.min(last + step, wanted.last) }
  return { first: Math.max(first - step, wanted.first), last }
}
