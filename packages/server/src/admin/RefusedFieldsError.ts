export type RefusedField = {
  /** The field's place in the body, such as `origins.2`. */
  readonly name: string
  readonly description: string
}

/** What is wrong with which field, in words for the operator, who wrote it. */
export class RefusedFieldsError extends Error {
  override readonly name = 'RefusedFieldsError'
  readonly fields: readonly RefusedField[]

  constructor(fields: readonly RefusedField[]) {
    super(fields.map(({ name, description }) => `${name}: ${description}`).join('; '))
    this.fields = fields
  }
}
