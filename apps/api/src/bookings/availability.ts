import {
  addMinutes,
  bookingWindowRefusal,
  countedIn,
  eachDay,
  hoursOf,
  instantAt,
  startsOn,
  takesPlaceOn,
  todayIn,
  lastBookableDay,
  compareInstants,
  type DayAvailability,
} from '@rumi/contract'
import { and, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
