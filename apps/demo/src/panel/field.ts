type Base = {
  readonly path: readonly string[]
  readonly help: string
  /** Typed and checked by createPortico, without an effect in this version. */
  readonly isInert?: boolean | undefined
}

/** One control of the panel. What createPortico uses when the option is left out is its `fallback`. */
export type Field = Base &
  (
    | { readonly kind: 'flag'; readonly fallback: boolean }
    | { readonly kind: 'text'; readonly placeholder?: string | undefined; readonly isShort?: boolean | undefined }
    | { readonly kind: 'number'; readonly placeholder?: string | undefined; readonly max?: number | undefined }
    | { readonly kind: 'colour'; readonly start: string }
    | {
        readonly kind: 'choice'
        readonly fallback: string
        readonly choices: readonly (readonly [value: string, label: string])[]
      }
    | {
        readonly kind: 'order'
        readonly entries: readonly string[]
        readonly isSet: boolean
        readonly noneIs?: false | undefined
      }
    | { readonly kind: 'list'; readonly placeholder: string }
    | { readonly kind: 'json'; readonly placeholder: string }
    | { readonly kind: 'networks' }
    | { readonly kind: 'defaultNetwork' }
    | { readonly kind: 'adapters' }
  )

export type FieldGroup = { readonly title: string; readonly fields: readonly Field[] }

/** The option's name as createPortico's messages write it. */
export function fieldName({ path }: Pick<Field, 'path'>): string {
  return path[0] === 'themeVariables' ? (path[1] ?? 'themeVariables') : path.join('.')
}
