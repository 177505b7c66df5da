type Server = { url: string; dataDir: string }

const servers = JSON.parse(process.env.JOURNEY_SERVERS ?? '[]') as Server[]

/** The server that this worker has to itself, so that two journeys at once never meet. */
export function serverOfWorker(): Server {
  const server = servers[Number(process.env.TEST_PARALLEL_INDEX)]
  if (!server) throw new Error('There are more workers than servers.')
  return server
}

/** How many journeys can be walked at once. */
export const serverCount = servers.length
