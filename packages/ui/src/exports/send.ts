export { AddressBlocks, type AddressBlocksProps } from '../AddressBlocks/AddressBlocks.js'
export { AmountField, type AmountFieldProps } from '../AmountField/AmountField.js'
export { type Fact, Facts, type FactsProps } from '../Facts/Facts.js'
export { Notice, type NoticeProps } from '../Notice/Notice.js'
