export { hallHandlers, hallRepository, capacityOnWeekdays, usualPlaces } from './halls.ts'
export { roomHandlers, roomRepository } from './rooms.ts'
export { staffMemberHandlers, staffMemberRepository } from './staff-members.ts'
