import type { SendStage } from '@portico/core/send'

/** The stage of one of these names. */
export type StageOf<Name extends SendStage['name']> = Extract<SendStage, { readonly name: Name }>
