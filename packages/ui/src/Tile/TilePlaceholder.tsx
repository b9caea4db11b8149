import { Shimmer } from '../Shimmer/Shimmer.js'

/** Keeps the place of a tile that is coming. */
export function TilePlaceholder() {
  return (
    <span className="pt-tile" data-placeholder="">
      <Shimmer shape="row" width="56px" height="56px" />
      <Shimmer width="48px" height="12px" />
    </span>
  )
}
