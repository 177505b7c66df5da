export { hallHandlers, hallRepository } from './halls.ts'
export { roomHandlers, roomRepository } from './rooms.ts'
export { staffMemberHandlers, staffMemberRepository } from './staff-members.ts'
export { capacityOnWeekdays, usualPlaces } from './usual-places.ts'
