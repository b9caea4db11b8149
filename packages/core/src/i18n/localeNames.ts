/** Languages the kit speaks. */
export const localeNames = /* @__PURE__ */ Object.freeze(['en', 'de', 'ar'] as const)
export type Locale = (typeof localeNames)[number]

/** Languages written from right to left. */
export const rightToLeft: readonly Locale[] = /* @__PURE__ */ Object.freeze(['ar'])
