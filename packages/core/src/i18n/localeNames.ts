/** Languages the kit speaks. */
export const localeNames = Object.freeze(['en', 'de', 'ar'] as const)
export type Locale = (typeof localeNames)[number]

/** Languages written from right to left. */
export const rightToLeft: readonly Locale[] = Object.freeze(['ar'])
