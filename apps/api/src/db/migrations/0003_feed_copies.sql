CREATE TABLE "feed_copies" (
	"address" text PRIMARY KEY NOT NULL,
	"posts" jsonb NOT NULL,
	"read_at" timestamp(3) with time zone NOT NULL
);
