type House = { url: string; dataDir: string }

const houses = JSON.parse(process.env.JOURNEY_HOUSES ?? '[]') as House[]

/** The house that this worker has to itself, so that two journeys at once never meet. */
export function houseOfThisWorker(): House {
  const house = houses[Number(process.env.TEST_PARALLEL_INDEX)]
  if (!house) throw new Error('There are more workers than houses.')
  return house
}

/** How many journeys can be walked at once. */
export const houseCount = houses.length
