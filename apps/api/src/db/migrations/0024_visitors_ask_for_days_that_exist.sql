-- A time as somebody asks for it, YYYY-MM-DD or an instant in UTC, that exists and lies within the house's calendar.
CREATE FUNCTION asked_time_exists(asked text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN asked ~ '^(19|2[01])\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?Z)?$'
    THEN substr(asked, 9, 2)::int <= date_part('day',
      make_date(substr(asked, 1, 4)::int, substr(asked, 6, 2)::int, 1) + interval '1 month' - interval '1 day')
    ELSE false
  END
$$;
--> statement-breakpoint
-- Times that were kept although they do not exist can be read on no screen: they are words of the message from now on.
UPDATE "visitor_messages" SET
  "message" = btrim(concat_ws(E'\n\n', nullif("message", ''), 'Fechas que escribió: ' || concat_ws(' a ', "start_asked", "end_asked") || '.')),
  "start_asked" = NULL,
  "end_asked" = NULL
WHERE NOT (asked_time_exists(coalesce("start_asked", '2000-01-01')) AND asked_time_exists(coalesce("end_asked", '2000-01-01')));
--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_ask_for_days_that_exist" CHECK (asked_time_exists("visitor_messages"."start_asked") and asked_time_exists("visitor_messages"."end_asked"));