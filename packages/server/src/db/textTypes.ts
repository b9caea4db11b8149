/** Types that would come as Date, number or BigInt, each driver in its own way: as the database writes them instead. */
export const textTypes = /* @__PURE__ */ Object.freeze({
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
})
