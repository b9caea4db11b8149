export { bridge } from '../bridge.js'
export { portico } from '../portico.js'
