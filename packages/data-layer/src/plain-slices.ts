import { resources } from '@rumi/contract'
import { createResourceSlice } from './create-resource-slice.ts'

export const clients = createResourceSlice('clients', resources.clients)
export const medicalRecords = createResourceSlice('medicalRecords', resources.medicalRecords)
export const passes = createResourceSlice('passes', resources.passes)
export const waitingList = createResourceSlice('waitingList', resources.waitingList)
export const products = createResourceSlice('products', resources.products)
export const accounts = createResourceSlice('accounts', resources.accounts)
export const glEntries = createResourceSlice('glEntries', resources.glEntries)
export const reportCards = createResourceSlice('reportCards', resources.reportCards)
export const absences = createResourceSlice('absences', resources.absences)
export const houseDays = createResourceSlice('houseDays', resources.houseDays)
export const rooms = createResourceSlice('rooms', resources.rooms)
export const halls = createResourceSlice('halls', resources.halls)
export const staffMembers = createResourceSlice('staffMembers', resources.staffMembers)
export const messages = createResourceSlice('messages', resources.messages)
