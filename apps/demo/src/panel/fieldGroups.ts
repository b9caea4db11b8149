import type { FieldGroup } from './field.js'
import { accountGroup } from './groups/accountGroup.js'
import { featureGroup } from './groups/featureGroup.js'
import { languageGroup, themeGroup } from './groups/lookGroups.js'
import { networkGroup } from './groups/networkGroup.js'
import { serverGroup } from './groups/serverGroup.js'
import { legalGroup, metadataGroup } from './groups/siteGroups.js'
import { behaviourGroup, embeddedGroup, walletListGroup } from './groups/walletGroups.js'

/** Every option of createPortico, in the order in which a site meets them. */
export const fieldGroups: readonly FieldGroup[] = Object.freeze([
  networkGroup,
  serverGroup,
  themeGroup,
  languageGroup,
  walletListGroup,
  featureGroup,
  accountGroup,
  legalGroup,
  behaviourGroup,
  embeddedGroup,
  metadataGroup,
])
