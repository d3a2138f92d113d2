rules-about = Numer przed zasadą to ten, który podają komunikaty przy stole.
rules-search = Znajdź zasadę
rules-nothing = Żadna zasada nie zawiera tych słów.

rules-1 = Co jest w pudełku
rules-2 = Przed pierwszą turą
rules-3 = Tura
rules-4 = Dobieranie kart
rules-5 = Zajmowanie trasy
rules-6 = Dobieranie biletów
rules-7 = Koniec i punktacja

rule-1-1 = Fogline jest dla dwóch, trzech lub czterech graczy.
rule-1-2 = Każdy gracz ma 20 wagonów jednego koloru.
rule-1-3 = Są 44 karty: 8 promów, które zastępują każdy kolor, i po 6 kart niebieskich, zielonych, czarnych, fioletowych, czerwonych i pomarańczowych.
rule-1-4 = Są 24 bilety. Bilet podaje dwa miejsca i liczbę punktów za ich połączenie.
rule-1-5 = Jest 21 żetonów turystycznych: po trzy z każdego z siedmiu symboli.
rule-1-6 = Na mapie są miejsca i trasy między nimi. Trasa ma pola i kolor; szara przyjmuje jeden dowolny kolor. Trasy promowe mają symbole promu. Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset i Potrero Hill zaczynają ze stosem żetonów.

rule-2-1 = Każdy zaczyna z 20 wagonami i bez punktów.
rule-2-2 = Kto zaczyna, decyduje los, chyba że ustalono to przy stole. Gra się zgodnie z ruchem wskazówek zegara.
rule-2-3 = Pięć z siedmiu stosów żetonów trafia losowo na pięć oznaczonych miejsc. Dwa pozostałe odkłada się na bok.
rule-2-4 = W cztery osoby stos ma trzy żetony, w dwie lub trzy – dwa.
rule-2-5 = Każdy dostaje dwie karty. Pięć kart odkrywa się obok talii: to rynek.
rule-2-6 = Każdy dostaje w tajemnicy dwa bilety i zachowuje jeden lub oba. Wszyscy wybierają jednocześnie.
rule-2-7 = Potem kładzie się odłożone stosy: ostatni gracz kładzie jeden z nich na miejscu bez stosu, przedostatni kładzie drugi. W dwie osoby drugi gracz kładzie oba, każdy tylko z jednym żetonem.
rule-2-8 = Na jednym miejscu nigdy nie ma więcej niż jednego stosu.

rule-3-1 = W swojej turze robisz dokładnie jedną z trzech rzeczy: dobierasz karty, zajmujesz trasę albo dobierasz bilety.
rule-3-2 = Gdy odejdziesz lub skończy ci się czas, gra za ciebie bot, aż wrócisz. Gdy się poddasz, gra do końca.
rule-3-3 = Pasować może tylko ten, kto nic innego nie może zrobić. Gdy wszyscy po kolei spasują, gra się kończy.

rule-4-1 = Weź dwie karty, jedną po drugiej: każdą z rynku albo zakrytą z talii.
rule-4-2 = Karta wzięta z rynku jest od razu uzupełniana, zanim wybierzesz drugą.
rule-4-3 = Jeśli pierwszą kartą jest odkryty prom, tura się kończy: drugiej nie ma.
rule-4-4 = Odkryty prom nie może być drugą kartą. Dobrany zakryty jest zwykłą kartą.
rule-4-5 = Gdy co najmniej trzy z pięciu kart rynku to promy, wymienia się wszystkie pięć.
rule-4-6 = Gdy potrzeba karty, a talia jest pusta, stos odrzuconych tasuje się w nową talię.
rule-4-7 = Gdy nie ma czego wziąć jako drugiej karty, tura kończy się po pierwszej. Gdy nie ma żadnej, nie można dobierać kart.
rule-4-8 = Nie ma limitu kart. Ręka jest tajna, ale wszyscy widzą, ile masz kart i które wzięto z rynku.

rule-5-1 = Możesz zająć dowolną wolną trasę, połączoną z twoimi lub nie; jedną na turę.
rule-5-2 = Zapłać dokładnie tyle kart, ile pól ma trasa, wszystkie w jej kolorze. Promy zastępują każdy kolor.
rule-5-3 = Szarą trasę opłacasz kartami jednego dowolnego koloru, także promami.
rule-5-4 = Trasa promowa wymaga co najmniej jednego promu za każdy symbol; pozostałe pola opłaca się jak zwykle.
rule-5-5 = Na każdym polu stawiasz wagon. Bez wystarczającej liczby wagonów nie zajmiesz trasy.
rule-5-6 = Niektóre miejsca łączą dwie trasy. Nigdy nie możesz mieć obu. W dwie osoby druga zamyka się, gdy pierwsza zostanie zajęta.
rule-5-7 = Karty trafiają na stos odrzuconych, a punkty dostajesz od razu: 1 pole 1 punkt, 2 pola 2, 3 pola 4, 5 pól 10.
rule-5-8 = Jeśli na końcu trasy leży stos z symbolem, którego nie masz, bierzesz żeton. Jeśli na obu, wybierasz jeden.

rule-6-1 = Weź dwa bilety i zachowaj jeden lub oba. Zwrócony trafia pod stos biletów.
rule-6-2 = Gdy został jeden bilet, możesz go dobrać i musisz zachować. Gdy nie ma żadnego, nie można dobierać.
rule-6-3 = Możesz mieć dowolnie wiele biletów i nigdy później żadnego nie oddajesz. Inni widzą, ile ich masz, ale nie jakie.

rule-7-1 = Gdy ktoś kończy turę z dwoma wagonami lub mniej, każdy ma jeszcze dokładnie jedną turę, także ten gracz. Potem gra się kończy.
rule-7-2 = Do punktów za trasy dodaj każdy ukończony bilet i odejmij każdy nieukończony. Bilet jest ukończony, gdy twoje trasy łączą jego dwa miejsca.
rule-7-3 = Różne symbole też punktują: dwa to 1 punkt, trzy 2, cztery 4, pięć 6, sześć 9, a wszystkie siedem 12.
rule-7-4 = Wygrywa najwięcej punktów. Przy remisie więcej ukończonych biletów; jeśli nadal remis, zwycięstwo jest wspólne.
rule-7-5 = Wynik może spaść poniżej zera. Za najdłuższą linię nie ma premii.

picture-route = Czerwona trasa z trzema polami, opłacona dwiema czerwonymi kartami i promem
picture-ferry = Szara trasa z trzema polami, jedno z symbolem promu, opłacona promem i dwiema niebieskimi kartami
picture-double = Dwie trasy obok siebie: na jednej stoją wagony, druga jest zamknięta
picture-cards = Talia i pięć odkrytych kart rynku
picture-tokens = Siedem symboli żetonów
picture-ticket = Bilet: jego dwa miejsca i punkty
picture-stack = Trasa, która kończy się w miejscu ze stosem dwóch żetonów
