title = Fogline
newer-version = A newer version is here.
newer-version-start = Start it
missing-page = There is no such page
missing-page-home = To the first page
