-- What a table alone cannot say: exclusive things, counted places, and books that balance and stay as they were posted.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Without accents and capitals, ñ behind n: what lists are sorted and searched by, whatever the order of the database's own words.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(lower(translate($1, 'ÁÉÍÓÚÜÑ', 'áéíóúüñ')), 'ñ', 'n~'),
    'áéíóúüàèìòùâêîôû', 'aeiouuaeiouaeiou')
$$;
--> statement-breakpoint
-- Words are looked for inside of names: by their triples of letters an index finds them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
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
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"nature" text NOT NULL,
	"sat_group" text DEFAULT '' NOT NULL,
	"parent_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_one_per_code" UNIQUE("code"),
	CONSTRAINT "accounts_have_a_name" CHECK (btrim("accounts"."name") <> ''),
	CONSTRAINT "accounts_type_is_known" CHECK ("accounts"."type" in ('asset', 'liability', 'equity', 'income', 'expense')),
	CONSTRAINT "accounts_nature_is_known" CHECK ("accounts"."nature" in ('debit', 'credit')),
	CONSTRAINT "accounts_not_their_own_parent" CHECK ("accounts"."parent_id" <> "accounts"."id")
);
--> statement-breakpoint
CREATE TABLE "gl_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "gl_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"source_id" text,
	"event" text,
	"reversal_of" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gl_entries_one_per_number" UNIQUE("number"),
	CONSTRAINT "gl_entries_one_per_event" UNIQUE("source","source_id","event"),
	CONSTRAINT "gl_entries_reversed_once" UNIQUE("reversal_of"),
	CONSTRAINT "gl_entries_have_a_description" CHECK (btrim("gl_entries"."description") <> ''),
	CONSTRAINT "gl_entries_status_is_known" CHECK ("gl_entries"."status" in ('draft', 'posted')),
	CONSTRAINT "gl_entries_source_is_known" CHECK ("gl_entries"."source" in ('booking', 'order', 'payment', 'manual')),
	CONSTRAINT "gl_entries_name_their_event" CHECK ("gl_entries"."source" = 'manual' or ("gl_entries"."source_id" is not null and "gl_entries"."event" is not null)),
	CONSTRAINT "gl_entries_not_their_own_reversal" CHECK ("gl_entries"."reversal_of" <> "gl_entries"."id")
);
--> statement-breakpoint
CREATE TABLE "gl_lines" (
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"debit_centavos" bigint DEFAULT 0 NOT NULL,
	"credit_centavos" bigint DEFAULT 0 NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	CONSTRAINT "gl_lines_in_order" PRIMARY KEY("entry_id","position"),
	CONSTRAINT "gl_lines_debit_or_credit" CHECK ("gl_lines"."debit_centavos" >= 0 and "gl_lines"."credit_centavos" >= 0 and ("gl_lines"."debit_centavos" > 0) <> ("gl_lines"."credit_centavos" > 0))
);
--> statement-breakpoint
CREATE TABLE "booking_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_centavos" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"received_by" uuid NOT NULL,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_payments_of_something" CHECK ("booking_payments"."amount_centavos" > 0),
	CONSTRAINT "booking_payments_method_is_known" CHECK ("booking_payments"."method" in ('cash', 'transfer', 'card'))
);
--> statement-breakpoint
CREATE TABLE "booking_days" (
	"booking_id" uuid NOT NULL,
	"pool" text NOT NULL,
	"day" date NOT NULL,
	"dogs" integer NOT NULL,
	CONSTRAINT "booking_days_once_each" PRIMARY KEY("booking_id","pool","day"),
	CONSTRAINT "booking_days_take_a_place" CHECK ("booking_days"."dogs" >= 1)
);
--> statement-breakpoint
CREATE TABLE "booking_dogs" (
	"booking_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	CONSTRAINT "booking_dogs_once_each" PRIMARY KEY("booking_id","dog_id")
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"agreed_centavos" bigint,
	"position" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "booking_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "booking_events_from_a_known_status" CHECK ("booking_events"."from_status" in ('pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show')),
	CONSTRAINT "booking_events_to_a_known_status" CHECK ("booking_events"."to_status" in ('pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show')),
	CONSTRAINT "booking_events_agree_on_money" CHECK ("booking_events"."agreed_centavos" >= 0),
	CONSTRAINT "booking_events_agree_with_a_reason" CHECK ("booking_events"."agreed_centavos" is null or length(btrim("booking_events"."note")) >= 10)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"start_day" date,
	"end_day" date,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"resource_id" uuid,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_centavos" bigint NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"busy_until" timestamp(3) with time zone,
	"agreed_centavos" bigint,
	CONSTRAINT "bookings_with_their_client" UNIQUE("id","client_id"),
	CONSTRAINT "bookings_status_is_known" CHECK ("bookings"."status" in ('pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show')),
	CONSTRAINT "bookings_have_days_or_hours" CHECK (("bookings"."start_day" is null) = ("bookings"."end_day" is null) and ("bookings"."start_at" is null) = ("bookings"."end_at" is null) and ("bookings"."start_day" is null) <> ("bookings"."start_at" is null)),
	CONSTRAINT "bookings_leave_after_arrival" CHECK ("bookings"."end_day" >= "bookings"."start_day" and ("bookings"."resource_id" is null or "bookings"."end_day" > "bookings"."start_day")),
	CONSTRAINT "bookings_end_after_start" CHECK ("bookings"."end_at" > "bookings"."start_at"),
	CONSTRAINT "bookings_clean_up_after_their_end" CHECK ("bookings"."busy_until" > "bookings"."end_at"),
	CONSTRAINT "bookings_total_not_negative" CHECK ("bookings"."total_centavos" >= 0),
	CONSTRAINT "bookings_cost_what_was_agreed" CHECK ("bookings"."agreed_centavos" = "bookings"."total_centavos")
);
--> statement-breakpoint
CREATE TABLE "dog_occupancies" (
	"booking_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "dog_occupancies_once_each" PRIMARY KEY("booking_id","dog_id","start_at"),
	CONSTRAINT "dog_occupancies_kind_is_known" CHECK ("dog_occupancies"."kind" in ('stay', 'visit')),
	CONSTRAINT "dog_occupancies_end_after_start" CHECK ("dog_occupancies"."end_at" > "dog_occupancies"."start_at")
);
--> statement-breakpoint
CREATE TABLE "dogs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"breed" text DEFAULT '' NOT NULL,
	"sex" text NOT NULL,
	"birth_date" date NOT NULL,
	"weight_kg" numeric(5, 2),
	"color" text DEFAULT '' NOT NULL,
	"sterilised" boolean DEFAULT false NOT NULL,
	"microchip" text DEFAULT '' NOT NULL,
	"ruac" text DEFAULT '' NOT NULL,
	"allergies" text DEFAULT '' NOT NULL,
	"feeding" text DEFAULT '' NOT NULL,
	"temperament" text DEFAULT '' NOT NULL,
	"vet" text DEFAULT '' NOT NULL,
	"profile_img" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"medication" text DEFAULT '' NOT NULL,
	CONSTRAINT "dogs_with_their_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "dogs_have_a_name" CHECK (btrim("dogs"."name") <> ''),
	CONSTRAINT "dogs_sex_is_known" CHECK ("dogs"."sex" in ('hembra', 'macho')),
	CONSTRAINT "dogs_weigh_something" CHECK ("dogs"."weight_kg" > 0 and "dogs"."weight_kg" <= 120)
);
--> statement-breakpoint
CREATE TABLE "medical_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dog_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" text DEFAULT '' NOT NULL,
	"applied_on" date NOT NULL,
	"expires_on" date,
	"result" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"evidence" text,
	"verified_by" uuid,
	"verified_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	CONSTRAINT "medical_records_kind_is_known" CHECK ("medical_records"."kind" in ('vaccine', 'deworming-internal', 'deworming-external', 'evaluation', 'incident', 'consultation')),
	CONSTRAINT "medical_records_expire_after_applied" CHECK ("medical_records"."expires_on" >= "medical_records"."applied_on"),
	CONSTRAINT "medical_records_verified_by_someone" CHECK (("medical_records"."verified_by" is null) = ("medical_records"."verified_at" is null)),
	CONSTRAINT "medical_records_vaccine_names_its_product" CHECK ("medical_records"."kind" <> 'vaccine' or btrim("medical_records"."product") <> ''),
	CONSTRAINT "medical_records_refused_or_verified" CHECK ("medical_records"."refusal" = '' or "medical_records"."verified_at" is null)
);
--> statement-breakpoint
CREATE TABLE "eligibility_overrides" (
	"booking_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eligibility_overrides_once_each" PRIMARY KEY("booking_id","dog_id","code"),
	CONSTRAINT "eligibility_overrides_have_a_reason" CHECK (char_length(btrim(reason)) >= 10)
);
--> statement-breakpoint
CREATE TABLE "feed_copies" (
	"address" text PRIMARY KEY NOT NULL,
	"posts" jsonb NOT NULL,
	"read_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"dog_id" uuid,
	"record_id" uuid,
	"media" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"card_id" uuid,
	CONSTRAINT "files_one_evidence_per_paper" UNIQUE("record_id"),
	CONSTRAINT "files_evidence_is_of_a_dog" CHECK ("files"."record_id" is null or "files"."dog_id" is not null),
	CONSTRAINT "files_media_is_known" CHECK ("files"."media" in ('image/webp', 'application/pdf')),
	CONSTRAINT "files_hold_something" CHECK ("files"."bytes" > 0),
	CONSTRAINT "files_prove_or_tell" CHECK ("files"."record_id" is null or "files"."card_id" is null)
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"last_login_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_once_per_account" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"href" text,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"person_id" uuid,
	"message_id" uuid
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pass_credits" (
	"pass_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"booking_id" uuid,
	"day" date,
	CONSTRAINT "pass_credits_once_each" PRIMARY KEY("pass_id","number"),
	CONSTRAINT "pass_credits_spent_for_a_day" CHECK (("pass_credits"."booking_id" is null) = ("pass_credits"."day" is null))
);
--> statement-breakpoint
CREATE TABLE "pass_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pass_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pass_movements_kind_is_known" CHECK ("pass_movements"."kind" in ('spent', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "passes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"service_type" text NOT NULL,
	"units" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"status" text DEFAULT 'requested' NOT NULL,
	"lines" jsonb NOT NULL,
	"total_centavos" bigint NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"paid_to" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"payment_method" text,
	"payment_reference" text DEFAULT '' NOT NULL,
	CONSTRAINT "passes_kind_is_known" CHECK ("passes"."kind" in ('training-5', 'training-10', 'day-care-month')),
	CONSTRAINT "passes_service_type_is_known" CHECK ("passes"."service_type" in ('Grooming', 'Extra-Grooming', 'Hotel', 'Guardería', 'Entrenamiento', 'Evento')),
	CONSTRAINT "passes_status_is_known" CHECK ("passes"."status" in ('requested', 'active', 'cancelled', 'expired')),
	CONSTRAINT "passes_hold_something" CHECK ("passes"."units" > 0),
	CONSTRAINT "passes_end_after_their_start" CHECK ("passes"."valid_until" >= "passes"."valid_from"),
	CONSTRAINT "passes_total_not_negative" CHECK ("passes"."total_centavos" >= 0),
	CONSTRAINT "passes_count_once_paid" CHECK ("passes"."status" <> 'active' or ("passes"."paid_at" is not null and "passes"."paid_to" is not null)),
	CONSTRAINT "passes_payment_method_is_known" CHECK ("passes"."payment_method" in ('cash', 'transfer', 'card')),
	CONSTRAINT "passes_paid_say_how" CHECK (("passes"."paid_at" is null) = ("passes"."payment_method" is null))
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_one_per_link" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_email_in_lower_case" CHECK ("email_changes"."email" = lower("email_changes"."email"))
);
--> statement-breakpoint
CREATE TABLE "first_admin_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_registrations" (
	"email" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"privacy_version" text,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "pending_registrations_one_per_link" UNIQUE("token_hash"),
	CONSTRAINT "pending_registrations_email_in_lower_case" CHECK ("pending_registrations"."email" = lower("pending_registrations"."email"))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'cliente' NOT NULL,
	"profile_pic" text,
	"invoice" jsonb,
	"identified_at" timestamp(3) with time zone,
	"password_hash" text,
	"privacy_version" text,
	"privacy_accepted_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"identification" text,
	CONSTRAINT "users_one_per_email" UNIQUE("email"),
	CONSTRAINT "users_email_in_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_is_known" CHECK ("users"."role" in ('cliente', 'colaborador', 'contador', 'admin')),
	CONSTRAINT "users_have_a_name" CHECK (btrim("users"."name") <> ''),
	CONSTRAINT "users_accepted_a_version_of_the_notice" CHECK (("users"."privacy_version" is null) = ("users"."privacy_accepted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "report_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mood" text,
	"ate" text,
	"played" text,
	"rest" text,
	"words" text DEFAULT '' NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"sent_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_cards_one_per_dog_and_day" UNIQUE("booking_id","dog_id","day"),
	CONSTRAINT "report_cards_mood_is_known" CHECK ("report_cards"."mood" in ('happy', 'calm', 'shy', 'restless')),
	CONSTRAINT "report_cards_appetite_is_known" CHECK ("report_cards"."ate" in ('all', 'some', 'nothing')),
	CONSTRAINT "report_cards_games_are_known" CHECK ("report_cards"."played" in ('lots', 'some', 'little')),
	CONSTRAINT "report_cards_rest_is_known" CHECK ("report_cards"."rest" in ('deep', 'naps', 'none')),
	CONSTRAINT "report_cards_sent_say_how_it_went" CHECK (("report_cards"."sent_at" is null) = ("report_cards"."sent_by" is null) and ("report_cards"."sent_at" is null or "report_cards"."mood" is not null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" json,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_once_per_actor" PRIMARY KEY("actor","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "absences_end_after_start" CHECK ("absences"."end_at" > "absences"."start_at")
);
--> statement-breakpoint
CREATE TABLE "house_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_days_decided_once" UNIQUE("day"),
	CONSTRAINT "house_days_kind_is_known" CHECK ("house_days"."kind" in ('closed', 'worked'))
);
--> statement-breakpoint
CREATE TABLE "staff_hours" (
	"resource_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"weekday" smallint NOT NULL,
	"from_time" text NOT NULL,
	"until_time" text NOT NULL,
	CONSTRAINT "staff_hours_once_each" PRIMARY KEY("resource_id","kind","weekday","from_time"),
	CONSTRAINT "staff_hours_kind_is_known" CHECK ("staff_hours"."kind" in ('work', 'break')),
	CONSTRAINT "staff_hours_on_a_weekday" CHECK ("staff_hours"."weekday" between 1 and 7),
	CONSTRAINT "staff_hours_are_times" CHECK ("staff_hours"."from_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "staff_hours"."until_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "staff_hours_end_after_start" CHECK ("staff_hours"."from_time" < "staff_hours"."until_time")
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_know_whose_they_are" CHECK ("passkey_challenges"."purpose" in ('create', 'second-step', 'sign-in') and ("passkey_challenges"."user_id" is null) = ("passkey_challenges"."purpose" = 'sign-in'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"backed_up" boolean NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_one_per_credential" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_have_a_name" CHECK (btrim("passkeys"."name") <> ''),
	CONSTRAINT "passkeys_counter_not_negative" CHECK ("passkeys"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"last_step" bigint,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "totp_factors_have_a_name" CHECK (btrim("totp_factors"."name") <> ''),
	CONSTRAINT "totp_factors_are_confirmed_by_a_code" CHECK (("totp_factors"."confirmed_at" is null) = ("totp_factors"."last_step" is null))
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"actor_id" uuid,
	"network" "cidr",
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "security_events_kind_is_known" CHECK ("security_events"."kind" in ('login', 'login-refused', 'many-logins-refused', 'confirmation-refused', 'password-changed', 'email-changed', 'factor-changed', 'role-changed', 'session-ended', 'account-closed', 'data-exported')),
	CONSTRAINT "security_events_address_is_shortened" CHECK (masklen("security_events"."network") = case family("security_events"."network") when 4 then 24 else 48 end),
	CONSTRAINT "security_events_details_are_an_object" CHECK (jsonb_typeof("security_events"."details") = 'object')
);
--> statement-breakpoint
CREATE TABLE "places" (
	"pool" text NOT NULL,
	"day" date NOT NULL,
	"capacity" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "places_one_per_pool_and_day" PRIMARY KEY("pool","day"),
	CONSTRAINT "places_within_capacity" CHECK ("places"."used" between 0 and "places"."capacity")
);
--> statement-breakpoint
CREATE TABLE "pools" (
	"name" text PRIMARY KEY NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "pools_capacity_not_negative" CHECK ("pools"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"max_dogs" integer,
	"max_weight_kg" numeric(5, 2),
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_kind_is_known" CHECK ("resources"."kind" in ('room', 'groomer', 'trainer', 'hall')),
	CONSTRAINT "resources_have_a_name" CHECK (btrim("resources"."name") <> ''),
	CONSTRAINT "resources_take_a_dog" CHECK ("resources"."max_dogs" >= 1),
	CONSTRAINT "resources_bear_a_weight" CHECK ("resources"."max_weight_kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "service_pools" (
	"service_type" text PRIMARY KEY NOT NULL,
	"takes" text NOT NULL,
	"pool" text,
	"cleaning_minutes" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "service_pools_type_is_known" CHECK ("service_pools"."service_type" in ('Grooming', 'Extra-Grooming', 'Hotel', 'Guardería', 'Entrenamiento', 'Evento')),
	CONSTRAINT "service_pools_taking_is_known" CHECK ("service_pools"."takes" in ('place', 'room', 'groomer', 'trainer', 'hall')),
	CONSTRAINT "service_pools_clean_for_two_hours_at_most" CHECK (cleaning_minutes between 0 and 120),
	CONSTRAINT "service_pools_count_places_only" CHECK (("service_pools"."takes" = 'place') = ("service_pools"."pool" is not null))
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_centavos" bigint NOT NULL,
	"duration_minutes" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_type_is_known" CHECK ("services"."type" in ('Grooming', 'Extra-Grooming', 'Hotel', 'Guardería', 'Entrenamiento', 'Evento')),
	CONSTRAINT "services_have_a_name" CHECK (btrim("services"."name") <> ''),
	CONSTRAINT "services_price_not_negative" CHECK ("services"."price_centavos" >= 0),
	CONSTRAINT "services_last_a_day_at_most" CHECK ("services"."duration_minutes" between 0 and 1440)
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"cookie_hash" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"last_active_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	CONSTRAINT "sessions_one_per_cookie" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_events_from_a_known_status" CHECK ("order_events"."from_status" in ('pending', 'paid', 'preparing', 'ready', 'shipped', 'delivered', 'cancelled', 'refunded')),
	CONSTRAINT "order_events_to_a_known_status" CHECK ("order_events"."to_status" in ('pending', 'paid', 'preparing', 'ready', 'shipped', 'delivered', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_centavos" bigint NOT NULL,
	CONSTRAINT "order_items_once_each" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "order_items_at_least_one" CHECK ("order_items"."quantity" >= 1),
	CONSTRAINT "order_items_price_not_negative" CHECK ("order_items"."unit_centavos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"subtotal_centavos" bigint NOT NULL,
	"iva_centavos" bigint NOT NULL,
	"total_centavos" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"delivery" text NOT NULL,
	"payment" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_one_per_number" UNIQUE("number"),
	CONSTRAINT "orders_status_is_known" CHECK ("orders"."status" in ('pending', 'paid', 'preparing', 'ready', 'shipped', 'delivered', 'cancelled', 'refunded')),
	CONSTRAINT "orders_delivery_is_known" CHECK ("orders"."delivery" in ('pickup', 'shipping')),
	CONSTRAINT "orders_payment_is_known" CHECK ("orders"."payment" in ('counter', 'spei')),
	CONSTRAINT "orders_total_is_subtotal_and_iva" CHECK ("orders"."total_centavos" = "orders"."subtotal_centavos" + "orders"."iva_centavos" and "orders"."subtotal_centavos" >= 0 and "orders"."iva_centavos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"price_centavos" bigint NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL,
	"category" text NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_have_a_name" CHECK (btrim("products"."name") <> ''),
	CONSTRAINT "products_pictures_are_of_the_house" CHECK ("products"."image_url" ~ '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$'),
	CONSTRAINT "products_price_not_negative" CHECK ("products"."price_centavos" >= 0),
	CONSTRAINT "products_rated_0_to_5" CHECK ("products"."rating" between 0 and 5),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_category_is_known" CHECK ("products"."category" in ('Juguetes', 'Comida', 'Snacks', 'Estética'))
);
--> statement-breakpoint
CREATE TABLE "visitor_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"service_id" uuid,
	"start_asked" text,
	"end_asked" text,
	"dogs" integer DEFAULT 1 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"booking_id" uuid,
	CONSTRAINT "visitor_messages_kind_is_known" CHECK ("visitor_messages"."kind" in ('contact', 'quote')),
	CONSTRAINT "visitor_messages_status_is_known" CHECK ("visitor_messages"."status" in ('new', 'answered', 'archived')),
	CONSTRAINT "visitor_messages_have_a_name" CHECK (btrim("visitor_messages"."name") <> ''),
	CONSTRAINT "visitor_messages_about_some_dogs" CHECK ("visitor_messages"."dogs" between 1 and 10),
	CONSTRAINT "visitor_messages_ask_for_days_that_exist" CHECK (asked_time_exists("visitor_messages"."start_asked") and asked_time_exists("visitor_messages"."end_asked")),
	CONSTRAINT "visitor_messages_booked_are_answered" CHECK ("visitor_messages"."booking_id" is null or "visitor_messages"."answered_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"rumi_ids" jsonb NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"first_day" date NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"offered_until" timestamp(3) with time zone,
	"booking_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_one_entry_per_offer" UNIQUE("booking_id"),
	CONSTRAINT "waiting_list_status_is_known" CHECK ("waiting_list"."status" in ('waiting', 'offered', 'accepted', 'declined', 'expired')),
	CONSTRAINT "waiting_list_offer_names_its_booking" CHECK (("waiting_list"."booking_id" is null) = ("waiting_list"."offered_until" is null) and ("waiting_list"."status" not in ('offered', 'accepted') or "waiting_list"."booking_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_parent_id_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gl_entries" ADD CONSTRAINT "gl_entries_reversal_of_gl_entries_id_fk" FOREIGN KEY ("reversal_of") REFERENCES "public"."gl_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gl_lines" ADD CONSTRAINT "gl_lines_entry_id_gl_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."gl_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gl_lines" ADD CONSTRAINT "gl_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_days" ADD CONSTRAINT "booking_days_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_days" ADD CONSTRAINT "booking_days_of_a_counted_day" FOREIGN KEY ("pool","day") REFERENCES "public"."places"("pool","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_dogs" ADD CONSTRAINT "booking_dogs_in_a_booking_of_their_owner" FOREIGN KEY ("booking_id","owner_id") REFERENCES "public"."bookings"("id","client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_dogs" ADD CONSTRAINT "booking_dogs_of_their_owner" FOREIGN KEY ("dog_id","owner_id") REFERENCES "public"."dogs"("id","owner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dog_occupancies" ADD CONSTRAINT "dog_occupancies_of_a_booked_dog" FOREIGN KEY ("booking_id","dog_id") REFERENCES "public"."booking_dogs"("booking_id","dog_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_of_a_dog_of_its_owner" FOREIGN KEY ("dog_id","owner_id") REFERENCES "public"."dogs"("id","owner_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "eligibility_overrides" ADD CONSTRAINT "eligibility_overrides_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_overrides" ADD CONSTRAINT "eligibility_overrides_of_a_booked_dog" FOREIGN KEY ("booking_id","dog_id") REFERENCES "public"."booking_dogs"("booking_id","dog_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_card_id_report_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."report_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_of_a_dog_of_its_owner" FOREIGN KEY ("dog_id","owner_id") REFERENCES "public"."dogs"("id","owner_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_message_id_visitor_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."visitor_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_credits" ADD CONSTRAINT "pass_credits_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_credits" ADD CONSTRAINT "pass_credits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_movements" ADD CONSTRAINT "pass_movements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_movements" ADD CONSTRAINT "pass_movements_of_a_credit" FOREIGN KEY ("pass_id","number") REFERENCES "public"."pass_credits"("pass_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_paid_to_users_id_fk" FOREIGN KEY ("paid_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_of_a_booked_dog" FOREIGN KEY ("booking_id","dog_id") REFERENCES "public"."booking_dogs"("booking_id","dog_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_of_the_bookings_owner" FOREIGN KEY ("booking_id","owner_id") REFERENCES "public"."bookings"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_days" ADD CONSTRAINT "house_days_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_hours" ADD CONSTRAINT "staff_hours_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_pool_pools_name_fk" FOREIGN KEY ("pool") REFERENCES "public"."pools"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pools" ADD CONSTRAINT "service_pools_pool_pools_name_fk" FOREIGN KEY ("pool") REFERENCES "public"."pools"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_by_parent" ON "accounts" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "gl_entries_in_order" ON "gl_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gl_entries_by_date" ON "gl_entries" USING btree ("date","number");--> statement-breakpoint
CREATE INDEX "gl_entries_by_status" ON "gl_entries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "gl_lines_by_account" ON "gl_lines" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "booking_payments_by_booking" ON "booking_payments" USING btree ("booking_id","received_at");--> statement-breakpoint
CREATE INDEX "booking_payments_by_receiver" ON "booking_payments" USING btree ("received_by");--> statement-breakpoint
CREATE INDEX "booking_days_by_day" ON "booking_days" USING btree ("pool","day");--> statement-breakpoint
CREATE INDEX "booking_dogs_by_dog" ON "booking_dogs" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "booking_events_by_booking" ON "booking_events" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "booking_events_by_actor" ON "booking_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "bookings_in_order" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_beginning" ON "bookings" USING btree (coalesce("start_at", "start_day"::timestamp at time zone 'America/Mexico_City'),"id");--> statement-breakpoint
CREATE INDEX "bookings_by_client" ON "bookings" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_service" ON "bookings" USING btree ("service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_day" ON "bookings" USING btree ("start_day","end_day");--> statement-breakpoint
CREATE INDEX "bookings_by_hour" ON "bookings" USING btree ("start_at","end_at");--> statement-breakpoint
CREATE INDEX "bookings_by_resource" ON "bookings" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "bookings_holding_by_day" ON "bookings" USING btree ("start_day","end_day") WHERE status in ('pending', 'confirmed', 'checked-in');--> statement-breakpoint
CREATE INDEX "bookings_holding_by_hour" ON "bookings" USING btree ("start_at","end_at") WHERE status in ('pending', 'confirmed', 'checked-in');--> statement-breakpoint
CREATE INDEX "bookings_holding_by_client" ON "bookings" USING btree ("client_id") WHERE status in ('pending', 'confirmed', 'checked-in');--> statement-breakpoint
CREATE INDEX "bookings_holding_by_resource" ON "bookings" USING btree ("resource_id") WHERE status in ('pending', 'confirmed', 'checked-in');--> statement-breakpoint
CREATE INDEX "dogs_in_order" ON "dogs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dogs_by_name" ON "dogs" USING btree ((plain_text("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "dogs_by_breed" ON "dogs" USING btree ((plain_text("breed") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "dogs_by_birth" ON "dogs" USING btree ("birth_date","id");--> statement-breakpoint
CREATE INDEX "dogs_by_words" ON "dogs" USING gin (replace((plain_text(("name" || ' ' || "breed" || ' ' || "microchip")) collate "C"), 'n~', 'n') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dogs_by_owner" ON "dogs" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "medical_records_in_order" ON "medical_records" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "medical_records_by_dog" ON "medical_records" USING btree ("dog_id","created_at","id");--> statement-breakpoint
CREATE INDEX "medical_records_by_owner" ON "medical_records" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "medical_records_to_verify" ON "medical_records" USING btree ("created_at","id") WHERE "medical_records"."verified_at" is null;--> statement-breakpoint
CREATE INDEX "medical_records_by_verifier" ON "medical_records" USING btree ("verified_by");--> statement-breakpoint
CREATE INDEX "eligibility_overrides_by_person" ON "eligibility_overrides" USING btree ("by");--> statement-breakpoint
CREATE UNIQUE INDEX "files_one_identification_each" ON "files" USING btree ("owner_id") WHERE dog_id is null;--> statement-breakpoint
CREATE INDEX "files_by_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_by_dog" ON "files" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "files_by_card" ON "files" USING btree ("card_id","created_at","id");--> statement-breakpoint
CREATE INDEX "known_devices_by_network" ON "known_devices" USING btree ("user_id","network_hash");--> statement-breakpoint
CREATE INDEX "known_devices_by_age" ON "known_devices" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_by_person" ON "notifications" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "notifications_by_message" ON "notifications" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "outbox_in_order" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pass_credits_by_booking" ON "pass_credits" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "pass_movements_by_pass" ON "pass_movements" USING btree ("pass_id","number","at");--> statement-breakpoint
CREATE INDEX "pass_movements_by_booking" ON "pass_movements" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "passes_in_order" ON "passes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "passes_by_owner" ON "passes" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "passes_by_receiver" ON "passes" USING btree ("paid_to");--> statement-breakpoint
CREATE INDEX "email_changes_by_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "first_admin_links_by_expiry" ON "first_admin_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_by_email" ON "password_resets" USING btree ("email");--> statement-breakpoint
CREATE INDEX "password_resets_by_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_registrations_by_email" ON "pending_registrations" USING btree ("email","created_at","id");--> statement-breakpoint
CREATE INDEX "pending_registrations_by_expiry" ON "pending_registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_in_order" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ((plain_text("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree ((plain_text("last_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_address" ON "users" USING btree ((plain_text("email") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_whole_name" ON "users" USING gin (replace((plain_text(("name" || ' ' || "last_name")) collate "C"), 'n~', 'n') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "report_cards_in_order" ON "report_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "report_cards_by_dog" ON "report_cards" USING btree ("dog_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_cards_by_owner" ON "report_cards" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_cards_by_day" ON "report_cards" USING btree ("day","created_at","id");--> statement-breakpoint
CREATE INDEX "report_cards_by_sender" ON "report_cards" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "absences_in_order" ON "absences" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "absences_by_end" ON "absences" USING btree ("resource_id","end_at");--> statement-breakpoint
CREATE INDEX "absences_by_person" ON "absences" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "house_days_in_order" ON "house_days" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "house_days_by_person" ON "house_days" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "login_challenges_by_user" ON "login_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_challenges_by_expiry" ON "login_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "totp_factors_by_user" ON "totp_factors" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "totp_factors_one_to_confirm" ON "totp_factors" USING btree ("user_id") WHERE "totp_factors"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "security_events_in_order" ON "security_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_events_by_account" ON "security_events" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "security_events_by_network" ON "security_events" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "security_events_by_kind" ON "security_events" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "resources_by_kind" ON "resources" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "services_in_order" ON "services" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "services_by_type" ON "services" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "session_tokens_by_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_by_expiry" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_events_by_actor" ON "order_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_items_by_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_in_order" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "visitor_messages_in_order" ON "visitor_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "visitor_messages_by_status" ON "visitor_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "visitor_messages_by_booking" ON "visitor_messages" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_wait_once" ON "waiting_list" USING btree ("client_id","service_id","start","end") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_list_in_order" ON "waiting_list" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_by_client" ON "waiting_list" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_open" ON "waiting_list" USING btree ("created_at","id") WHERE status in ('waiting', 'offered');
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_stay_per_room"
  EXCLUDE USING gist ("resource_id" WITH =, daterange("start_day", "end_day", '[)') WITH &&)
  WHERE ("resource_id" IS NOT NULL AND "start_day" IS NOT NULL AND "status" IN ('pending', 'confirmed', 'checked-in'));
--> statement-breakpoint
ALTER TABLE "dog_occupancies" ADD CONSTRAINT "dog_occupancies_one_place_at_a_time"
  EXCLUDE USING gist ("dog_id" WITH =, "kind" WITH =, tstzrange("start_at", "end_at", '[)') WITH &&);
--> statement-breakpoint
CREATE FUNCTION check_places_of_day(pool_name text, counted_day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.places p
    WHERE p.pool = pool_name AND p.day = counted_day
      AND p.used <> (SELECT coalesce(sum(d.dogs), 0) FROM public.booking_days d WHERE d.pool = p.pool AND d.day = p.day)
  ) THEN
    RAISE EXCEPTION 'the places taken of % on % are not the sum of its bookings', pool_name, counted_day
      USING ERRCODE = 'check_violation', TABLE = 'places', CONSTRAINT = 'places_used_is_the_sum_of_days';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION places_used_is_the_sum_of_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM public.check_places_of_day(NEW.pool, NEW.day);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM public.check_places_of_day(OLD.pool, OLD.day);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "places_used_is_the_sum_of_days" AFTER INSERT OR UPDATE ON "places"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION places_used_is_the_sum_of_days();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "booking_days_are_counted" AFTER INSERT OR UPDATE OR DELETE ON "booking_days"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION places_used_is_the_sum_of_days();
--> statement-breakpoint
CREATE FUNCTION gl_entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.gl_entries e
    LEFT JOIN public.gl_lines l ON l.entry_id = e.id
    WHERE e.id = NEW.id AND e.status = 'posted'
    GROUP BY e.id
    HAVING count(l.entry_id) < 2 OR sum(l.debit_centavos) <> sum(l.credit_centavos)
  ) THEN
    RAISE EXCEPTION 'a posted entry has at least two lines, and its debits equal its credits'
      USING ERRCODE = 'check_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_balance';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "gl_entries_balance" AFTER INSERT OR UPDATE ON "gl_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'posted') EXECUTE FUNCTION gl_entries_balance();
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_posted_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a posted entry never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_posted_never_change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "gl_entries_posted_never_change" BEFORE UPDATE OR DELETE ON "gl_entries"
  FOR EACH ROW WHEN (OLD.status = 'posted') EXECUTE FUNCTION refuse_change_of_posted_entry();
--> statement-breakpoint
CREATE FUNCTION gl_lines_of_posted_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock makes whoever adds a line wait for whoever is posting the entry, so that no line slips in behind the balance.
  PERFORM FROM public.gl_entries e
    WHERE e.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END)
    FOR SHARE;
  IF EXISTS (
    SELECT FROM public.gl_entries e
    WHERE e.status = 'posted'
      AND e.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END)
  ) THEN
    RAISE EXCEPTION 'a line of a posted entry never changes'
      USING ERRCODE = 'restrict_violation', TABLE = 'gl_lines', CONSTRAINT = 'gl_lines_of_posted_never_change';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER "gl_lines_of_posted_never_change" BEFORE INSERT OR UPDATE OR DELETE ON "gl_lines"
  FOR EACH ROW EXECUTE FUNCTION gl_lines_of_posted_never_change();
--> statement-breakpoint
CREATE FUNCTION refuse_spending_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a spent credit pays for no other booking'
    USING ERRCODE = 'restrict_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_spent_once';
END $$;
--> statement-breakpoint
CREATE TRIGGER "pass_credits_spent_once" BEFORE UPDATE ON "pass_credits"
  FOR EACH ROW WHEN (OLD.booking_id IS NOT NULL AND NEW.booking_id IS NOT NULL AND OLD.booking_id <> NEW.booking_id)
  EXECUTE FUNCTION refuse_spending_again();
--> statement-breakpoint
CREATE FUNCTION report_cards_of_a_day_in_the_house() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM public.bookings b
    WHERE b.id = NEW.booking_id AND b.status IN ('checked-in', 'checked-out')
      AND NEW.day >= coalesce(b.start_day, (b.start_at AT TIME ZONE 'America/Mexico_City')::date)
      AND NEW.day <= coalesce(b.end_day, (b.end_at AT TIME ZONE 'America/Mexico_City')::date)
      AND EXISTS (
        SELECT FROM public.booking_events e
        WHERE e.booking_id = b.id AND e.to_status = 'checked-in'
          AND (e.at AT TIME ZONE 'America/Mexico_City')::date <= NEW.day
      )
  ) THEN
    RAISE EXCEPTION 'a report card tells of a day on which the dog was in the house'
      USING ERRCODE = 'check_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_of_a_day_in_the_house';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "report_cards_of_a_day_in_the_house" BEFORE INSERT OR UPDATE OF "booking_id", "dog_id", "day" ON "report_cards"
  FOR EACH ROW EXECUTE FUNCTION report_cards_of_a_day_in_the_house();
--> statement-breakpoint
-- What an owner was told of a day never changes; it goes with the owner, whose account is closed first.
CREATE FUNCTION refuse_change_of_sent_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM public.users u WHERE u.id = OLD.owner_id AND u.closed_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what an owner was told of a day never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_sent_never_change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "report_cards_sent_never_change" BEFORE UPDATE OR DELETE ON "report_cards"
  FOR EACH ROW WHEN (OLD.sent_at IS NOT NULL) EXECUTE FUNCTION refuse_change_of_sent_card();
--> statement-breakpoint
CREATE FUNCTION bookings_while_they_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resource_id IS NULL OR NEW.start_at IS NULL OR NEW.status NOT IN ('pending', 'confirmed', 'checked-in') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status IN ('pending', 'confirmed', 'checked-in')
      AND (OLD.resource_id, OLD.start_at, OLD.end_at) IS NOT DISTINCT FROM (NEW.resource_id, NEW.start_at, NEW.end_at)
      AND OLD.busy_until IS NOT DISTINCT FROM NEW.busy_until THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.absences a
    WHERE a.resource_id = NEW.resource_id AND a.start_at < coalesce(NEW.busy_until, NEW.end_at) AND a.end_at > NEW.start_at
  ) THEN
    RAISE EXCEPTION 'nobody is booked while they are away'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_while_they_work';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_while_they_work" BEFORE INSERT OR UPDATE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION bookings_while_they_work();
--> statement-breakpoint
CREATE FUNCTION absences_leave_visits_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.bookings b
    WHERE b.resource_id = NEW.resource_id AND b.status IN ('pending', 'confirmed', 'checked-in')
      AND b.start_at < NEW.end_at AND coalesce(b.busy_until, b.end_at) > NEW.start_at
  ) THEN
    RAISE EXCEPTION 'nobody is away while visits are booked with them'
      USING ERRCODE = 'exclusion_violation', TABLE = 'absences', CONSTRAINT = 'absences_leave_visits_alone';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "absences_leave_visits_alone" BEFORE INSERT OR UPDATE ON "absences"
  FOR EACH ROW EXECUTE FUNCTION absences_leave_visits_alone();
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_one_at_a_time"
  EXCLUDE USING gist ("resource_id" WITH =, tstzrange("start_at", "end_at", '[)') WITH &&);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_visit_at_a_time"
  EXCLUDE USING gist ("resource_id" WITH =, tstzrange("start_at", coalesce("busy_until", "end_at"), '[)') WITH &&)
  WHERE ("resource_id" IS NOT NULL AND "start_at" IS NOT NULL AND "status" IN ('pending', 'confirmed', 'checked-in'));
--> statement-breakpoint
-- What bookings may not do even where the code forgets: skip or undo a step, take what their service does not, be paid twice.
CREATE FUNCTION bookings_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'),
    ('confirmed', 'checked-in'), ('confirmed', 'no-show'), ('checked-in', 'checked-out')
  ) THEN
    RAISE EXCEPTION 'a booking goes from % to % by no step', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_step_by_step';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_step_by_step" BEFORE UPDATE OF "status" ON "bookings"
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION bookings_step_by_step();
--> statement-breakpoint
CREATE FUNCTION bookings_take_what_their_service_takes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked text;
  given text;
BEGIN
  SELECT p.takes INTO asked FROM public.services s JOIN public.service_pools p ON p.service_type = s.type
    WHERE s.id = NEW.service_id;
  SELECT r.kind INTO given FROM public.resources r WHERE r.id = NEW.resource_id;
  IF asked <> coalesce(given, 'place') THEN
    RAISE EXCEPTION 'a booking that takes a % was given a %', asked, coalesce(given, 'place')
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_take_what_their_service_takes';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_take_what_their_service_takes"
  BEFORE INSERT OR UPDATE OF "service_id", "resource_id", "status" ON "bookings"
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'confirmed', 'checked-in'))
  EXECUTE FUNCTION bookings_take_what_their_service_takes();
--> statement-breakpoint
CREATE FUNCTION booking_payments_within_the_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
BEGIN
  -- The lock makes whoever pays a booking wait for whoever is paying it, so that no two pay the same rest.
  PERFORM FROM public.bookings b WHERE b.id = NEW.booking_id FOR UPDATE;
  SELECT coalesce(sum(p.amount_centavos), 0) INTO paid FROM public.booking_payments p
    WHERE p.booking_id = NEW.booking_id AND p.id <> NEW.id;
  IF EXISTS (
    SELECT FROM public.bookings b
    WHERE b.id = NEW.booking_id AND (b.status = 'cancelled' OR paid + NEW.amount_centavos > b.total_centavos)
  ) THEN
    RAISE EXCEPTION 'nobody pays more for a booking than it costs'
      USING ERRCODE = 'check_violation', TABLE = 'booking_payments', CONSTRAINT = 'booking_payments_within_the_total';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "booking_payments_within_the_total" BEFORE INSERT OR UPDATE ON "booking_payments"
  FOR EACH ROW EXECUTE FUNCTION booking_payments_within_the_total();
--> statement-breakpoint
CREATE FUNCTION pass_movements_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.booking_id IS NOT NULL THEN
    INSERT INTO public.pass_movements (pass_id, number, booking_id, day, kind)
      VALUES (OLD.pass_id, OLD.number, OLD.booking_id, OLD.day, 'returned');
  END IF;
  IF NEW.booking_id IS NOT NULL THEN
    INSERT INTO public.pass_movements (pass_id, number, booking_id, day, kind)
      VALUES (NEW.pass_id, NEW.number, NEW.booking_id, NEW.day, 'spent');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pass_movements_are_kept" AFTER INSERT OR UPDATE ON "pass_credits"
  FOR EACH ROW EXECUTE FUNCTION pass_movements_are_kept();
--> statement-breakpoint
-- A booking without a dog is nobody's visit: refused when the transaction ends, however it came about.
CREATE FUNCTION bookings_have_dogs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    booking := NEW.id;
  ELSE
    booking := OLD.booking_id;
    -- Two that each take one of two dogs away wait here for each other, and the second sees that none is left.
    PERFORM FROM public.bookings WHERE id = booking FOR UPDATE;
  END IF;
  IF NOT EXISTS (SELECT FROM public.booking_dogs WHERE booking_id = booking)
    AND EXISTS (SELECT FROM public.bookings WHERE id = booking) THEN
    RAISE EXCEPTION 'a booking has its dogs'
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_have_dogs';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_have_dogs" AFTER INSERT ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bookings_have_dogs();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "booking_dogs_leave_one" AFTER DELETE OR UPDATE OF "booking_id" ON "booking_dogs"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bookings_have_dogs();
--> statement-breakpoint
-- The days are those of the contract's securityEventDays.
CREATE FUNCTION security_events_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '365 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'a security event is added, never changed, and deleted only after a year'
    USING ERRCODE = 'restrict_violation', TABLE = 'security_events', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "security_events_never_change" BEFORE UPDATE ON "security_events"
  FOR EACH ROW EXECUTE FUNCTION security_events_are_kept();
--> statement-breakpoint
CREATE TRIGGER "security_events_stay_a_year" BEFORE DELETE ON "security_events"
  FOR EACH ROW EXECUTE FUNCTION security_events_are_kept();
--> statement-breakpoint
CREATE TRIGGER "security_events_never_emptied" BEFORE TRUNCATE ON "security_events"
  FOR EACH STATEMENT EXECUTE FUNCTION security_events_are_kept();
--> statement-breakpoint
-- Whatever ends a session or changes rights, streams that are open hear of it on every instance once it is committed.
CREATE FUNCTION tell_of_changed_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('rumi_live', json_build_object('topic', 'access', 'kind', 'access-changed',
    'id', CASE TG_TABLE_NAME WHEN 'sessions' THEN to_jsonb(OLD) ->> 'user_id' ELSE to_jsonb(OLD) ->> 'id' END)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_that_end_are_told" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION tell_of_changed_access();
--> statement-breakpoint
CREATE TRIGGER "users_with_other_rights_are_told" AFTER UPDATE OF "role", "closed_at" ON "users"
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.closed_at IS DISTINCT FROM NEW.closed_at)
  EXECUTE FUNCTION tell_of_changed_access();
--> statement-breakpoint
-- Whatever takes the row of a file away, its bytes are to go as well: told in the same transaction, carried out after it.
CREATE FUNCTION files_leave_no_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.outbox (kind, payload) VALUES ('file-removed', jsonb_build_object('fileId', OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "files_leave_no_bytes" AFTER DELETE ON "files"
  FOR EACH ROW EXECUTE FUNCTION files_leave_no_bytes();
