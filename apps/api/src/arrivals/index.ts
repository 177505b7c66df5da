export { arrivalCodes, typedCode } from './arrival-codes.ts'
export { announceDogs } from './announce-dogs.ts'
export { readExpectedDogs } from './read-expected-dogs.ts'
export { arrivalsRoutes } from './arrivals-routes.ts'
