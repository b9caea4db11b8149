export { formatUnits } from '../formatUnits.js'
