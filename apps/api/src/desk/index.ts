export { deskRoom } from './desk-room.ts'
