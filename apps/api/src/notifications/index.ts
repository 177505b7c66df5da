export { bookingMessages } from './booking-messages.ts'
export { notificationStories } from './notification-stories.ts'
