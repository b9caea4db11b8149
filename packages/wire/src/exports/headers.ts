export { readRetryAfter } from '../http/readRetryAfter.js'
