/** Fails where no product runs that the journeys can use. */
export default function requireRunningProduct() {
  if (!process.env.JOURNEY_SERVERS || !process.env.CHROMIUM_PATH) {
    throw new Error('Journeys need a running product: start them with `npm run journeys`.')
  }
}
