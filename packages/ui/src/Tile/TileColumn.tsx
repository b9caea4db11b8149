/** Stands in for a column of tiles that are scrolled past too fast to be drawn. As few elements as will do. */
export function TileColumn() {
  return <span className="pt-tile-column" />
}
