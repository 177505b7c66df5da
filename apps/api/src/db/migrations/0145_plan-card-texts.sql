ALTER TABLE "plan_cards"
	ADD COLUMN "price" text DEFAULT '' NOT NULL,
	ADD COLUMN "popular_label" text DEFAULT '' NOT NULL,
	ADD COLUMN "button_text" text DEFAULT '' NOT NULL;
