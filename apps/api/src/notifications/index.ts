export { bookingMessages } from './booking-messages.ts'
export { offerMessages } from './offer-messages.ts'
export { notificationStories } from './notification-stories.ts'
export { notificationsRoom } from './notifications-room.ts'
