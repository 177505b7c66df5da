/** Journeys are walked through a product that someone has started for them. */
export default function askForAProduct() {
  if (!process.env.JOURNEY_SERVERS || !process.env.CHROMIUM_PATH) {
    throw new Error('Journeys need a running product: start them with `npm run journeys`.')
  }
}
