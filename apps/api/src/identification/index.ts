export { forgetIdentification, recordIdentification } from './record-identification.ts'
