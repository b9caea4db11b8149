import type { ViewName, Views } from '@portico/core/views'
import type { FunctionComponent } from 'react'

/** What a view receives: the data that was pushed with it. */
export type ViewProps<Name extends ViewName> = { readonly data: Views[Name] }

/** A feature's map of views; a missing or wrong component does not compile. */
export type ViewComponents<Names extends ViewName> = { readonly [Name in Names]: FunctionComponent<ViewProps<Name>> }
