export { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.js'
export { Divider, type DividerProps } from '../Divider/Divider.js'
export { Input, type InputProps } from '../Input/Input.js'
export { Shimmer, type ShimmerProps } from '../Shimmer/Shimmer.js'
