-- True while name, sex and birth date of a dog that the desk wrote down by weight on the telephone are assumed.
ALTER TABLE dogs ADD COLUMN provisional boolean DEFAULT false NOT NULL;
