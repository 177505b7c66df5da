-- A dog is at one place at a time: what is done inside its own stay is a visit (grooming, training), an event is not.
ALTER TABLE "dog_occupancies" DROP CONSTRAINT "dog_occupancies_kind_is_known";--> statement-breakpoint
ALTER TABLE "dog_occupancies" ADD CONSTRAINT "dog_occupancies_kind_is_known" CHECK ("dog_occupancies"."kind" in ('stay', 'visit', 'event'));--> statement-breakpoint
ALTER TABLE "dog_occupancies" DROP CONSTRAINT "dog_occupancies_one_place_at_a_time";--> statement-breakpoint
-- Two ranges of layers meet where the kinds exclude each other: a stay takes the lower one, a visit the upper one, an event both.
ALTER TABLE "dog_occupancies" ADD CONSTRAINT "dog_occupancies_one_place_at_a_time"
	EXCLUDE USING gist ("dog_id" WITH =,
		int4range(CASE "kind" WHEN 'visit' THEN 1 ELSE 0 END, CASE "kind" WHEN 'stay' THEN 1 ELSE 2 END) WITH &&,
		tstzrange("start_at", "end_at", '[)') WITH &&);--> statement-breakpoint
-- An event that was sold inside of a stay before stays as it is.
UPDATE "dog_occupancies" e SET "kind" = 'event'
	FROM "bookings" b
	WHERE b."id" = e."booking_id" AND b."service_type" = 'Evento' AND NOT EXISTS (
		SELECT FROM "dog_occupancies" s
		WHERE s."dog_id" = e."dog_id" AND s."kind" = 'stay' AND s."start_at" < e."end_at" AND s."end_at" > e."start_at");--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
