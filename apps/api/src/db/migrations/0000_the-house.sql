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
	CONSTRAINT "booking_events_from_a_known_status" CHECK ("booking_events"."from_status" in ('pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show')),
	CONSTRAINT "booking_events_to_a_known_status" CHECK ("booking_events"."to_status" in ('pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show'))
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
	CONSTRAINT "bookings_with_their_client" UNIQUE("id","client_id"),
	CONSTRAINT "bookings_status_is_known" CHECK ("bookings"."status" in ('pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show')),
	CONSTRAINT "bookings_have_days_or_hours" CHECK (("bookings"."start_day" is null) = ("bookings"."end_day" is null) and ("bookings"."start_at" is null) = ("bookings"."end_at" is null) and ("bookings"."start_day" is null) <> ("bookings"."start_at" is null)),
	CONSTRAINT "bookings_leave_after_arrival" CHECK ("bookings"."end_day" >= "bookings"."start_day" and ("bookings"."resource_id" is null or "bookings"."end_day" > "bookings"."start_day")),
	CONSTRAINT "bookings_end_after_start" CHECK ("bookings"."end_at" > "bookings"."start_at"),
	CONSTRAINT "bookings_total_not_negative" CHECK ("bookings"."total_centavos" >= 0)
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
	CONSTRAINT "medical_records_kind_is_known" CHECK ("medical_records"."kind" in ('vaccine', 'deworming-internal', 'deworming-external', 'evaluation', 'incident', 'consultation')),
	CONSTRAINT "medical_records_expire_after_applied" CHECK ("medical_records"."expires_on" >= "medical_records"."applied_on"),
	CONSTRAINT "medical_records_verified_by_someone" CHECK (("medical_records"."verified_by" is null) = ("medical_records"."verified_at" is null)),
	CONSTRAINT "medical_records_vaccine_names_its_product" CHECK ("medical_records"."kind" <> 'vaccine' or btrim("medical_records"."product") <> '')
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
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"privacy_version" text,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
	CONSTRAINT "users_one_per_email" UNIQUE("email"),
	CONSTRAINT "users_email_in_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_is_known" CHECK ("users"."role" in ('cliente', 'colaborador', 'contador', 'admin')),
	CONSTRAINT "users_have_a_name" CHECK (btrim("users"."name") <> ''),
	CONSTRAINT "users_accepted_a_version_of_the_notice" CHECK (("users"."privacy_version" is null) = ("users"."privacy_accepted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
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
	CONSTRAINT "service_pools_type_is_known" CHECK ("service_pools"."service_type" in ('Grooming', 'Extra-Grooming', 'Hotel', 'Guardería', 'Entrenamiento', 'Evento')),
	CONSTRAINT "service_pools_taking_is_known" CHECK ("service_pools"."takes" in ('place', 'room', 'groomer', 'trainer', 'hall')),
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
	CONSTRAINT "products_price_not_negative" CHECK ("products"."price_centavos" >= 0),
	CONSTRAINT "products_rated_0_to_5" CHECK ("products"."rating" between 0 and 5),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_category_is_known" CHECK ("products"."category" in ('Juguetes', 'Comida', 'Snacks', 'Estética'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_parent_id_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gl_entries" ADD CONSTRAINT "gl_entries_reversal_of_gl_entries_id_fk" FOREIGN KEY ("reversal_of") REFERENCES "public"."gl_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gl_lines" ADD CONSTRAINT "gl_lines_entry_id_gl_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."gl_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gl_lines" ADD CONSTRAINT "gl_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_pool_pools_name_fk" FOREIGN KEY ("pool") REFERENCES "public"."pools"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pools" ADD CONSTRAINT "service_pools_pool_pools_name_fk" FOREIGN KEY ("pool") REFERENCES "public"."pools"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_by_parent" ON "accounts" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "gl_entries_in_order" ON "gl_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gl_entries_by_date" ON "gl_entries" USING btree ("date","number");--> statement-breakpoint
CREATE INDEX "gl_entries_by_status" ON "gl_entries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "gl_lines_by_account" ON "gl_lines" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "booking_days_by_day" ON "booking_days" USING btree ("pool","day");--> statement-breakpoint
CREATE INDEX "booking_dogs_by_dog" ON "booking_dogs" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "booking_events_by_booking" ON "booking_events" USING btree ("booking_id","at");--> statement-breakpoint
CREATE INDEX "booking_events_by_actor" ON "booking_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "bookings_in_order" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_client" ON "bookings" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_service" ON "bookings" USING btree ("service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_day" ON "bookings" USING btree ("start_day","end_day");--> statement-breakpoint
CREATE INDEX "bookings_by_hour" ON "bookings" USING btree ("start_at","end_at");--> statement-breakpoint
CREATE INDEX "bookings_by_resource" ON "bookings" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "dogs_in_order" ON "dogs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dogs_by_owner" ON "dogs" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "medical_records_in_order" ON "medical_records" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "medical_records_by_dog" ON "medical_records" USING btree ("dog_id","created_at","id");--> statement-breakpoint
CREATE INDEX "medical_records_by_owner" ON "medical_records" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "medical_records_to_verify" ON "medical_records" USING btree ("created_at","id") WHERE "medical_records"."verified_at" is null;--> statement-breakpoint
CREATE INDEX "medical_records_by_verifier" ON "medical_records" USING btree ("verified_by");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_in_order" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "password_resets_by_email" ON "password_resets" USING btree ("email");--> statement-breakpoint
CREATE INDEX "password_resets_by_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_registrations_by_expiry" ON "pending_registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_in_order" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
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
CREATE INDEX "products_by_category" ON "products" USING btree ("category","id");