// A shape is a distance to its edge from (x, y) in -1 … 1, negative inside.
const { abs, atan2, cos, hypot, max, min, PI, sin } = Math

/** Distance to the middle of the period that `value` is in: a zigzag. */
export const fold = (value, period) => abs((((value % period) + period) % period) - period / 2)

export const circle =
  (radius, cx = 0, cy = 0) =>
  (x, y) =>
    hypot(x - cx, y - cy) - radius

export const ring = (radius, width) => (x, y) => abs(hypot(x, y) - radius) - width

export const box =
  (width, height, cx = 0, cy = 0) =>
  (x, y) =>
    max(abs(x - cx) - width, abs(y - cy) - height)

export const diamond = (radius) => (x, y) => (abs(x) + abs(y) - radius) * 0.7

export const star = (points, outer, inner) => (x, y) => {
  const nearness = fold(atan2(y, x) + PI / 2, (2 * PI) / points) / (PI / points)
  return hypot(x, y) - (outer + (inner - outer) * (1 - nearness))
}

export const wave = (height, period, width) => (x, y) => fold(y + height * sin(x * PI * 2), period) - width

export const union =
  (...shapes) =>
  (x, y) =>
    min(...shapes.map((shape) => shape(x, y)))

export const without = (shape, hole) => (x, y) => max(shape(x, y), -hole(x, y))

export const corners = (shape) => (x, y) => shape(abs(x) - 1, abs(y) - 1)

export const repeat = (shape, period) => (x, y) => shape(fold(x + period / 2, period), fold(y + period / 2, period))

export const turned = (shape, angle) => (x, y) =>
  shape(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
