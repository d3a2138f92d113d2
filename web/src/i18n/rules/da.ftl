rules-about = Nummeret foran hver regel er det, som beskeder ved bordet nævner.
rules-search = Find en regel
rules-nothing = Ingen regel har de ord.

rules-1 = Hvad der hører til
rules-2 = Før første tur
rules-3 = En tur
rules-4 = Træk kort
rules-5 = Byg en rute
rules-6 = Træk billetter
rules-7 = Slutningen og pointene

rule-1-1 = Fogline er for to, tre eller fire spillere.
rule-1-2 = Hver spiller har 20 vogne i én farve.
rule-1-3 = Der er 44 kort: 8 færger, der gælder for alle farver, og 6 af hver farve: blå, grøn, sort, lilla, rød og orange.
rule-1-4 = Der er 24 billetter. En billet nævner to steder og hvor mange point det giver at forbinde dem.
rule-1-5 = Der er 21 turistbrikker: tre af hvert af de syv symboler.
rule-1-6 = Kortet har steder og ruter imellem dem. En rute har felter og en farve; grå tager én farve efter eget valg. Færgeruter viser færgesymboler. Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset og Potrero Hill begynder med en stak brikker.

rule-2-1 = Alle begynder med 20 vogne og ingen point.
rule-2-2 = Der trækkes lod om, hvem der begynder, medmindre bordet bestemmer det. Der spilles med uret.
rule-2-3 = Fem af de syv stakke brikker lægges tilfældigt på de fem markerede steder. De to andre lægges til side.
rule-2-4 = Med fire spillere har en stak tre brikker; med to eller tre har den to.
rule-2-5 = Alle får to kort. Fem kort vendes ved siden af bunken: markedet.
rule-2-6 = Alle får to billetter i hemmelighed og beholder en eller begge. Alle vælger samtidig.
rule-2-7 = Så lægges de stakke, der blev lagt til side: den sidste spiller lægger en af dem på et sted uden stak, den næstsidste lægger den anden. Med to spillere lægger den anden spiller begge, hver kun én brik høj.
rule-2-8 = Et sted har aldrig mere end én stak.

rule-3-1 = I din tur gør du præcis én af tre ting: trækker kort, bygger en rute eller trækker billetter.
rule-3-2 = Går du, eller løber tiden ud, spiller en bot for dig, til du tager pladsen igen. Giver du op, spiller den til slut.
rule-3-3 = Kun den, der intet andet kan gøre, melder pas. Melder alle pas efter hinanden, slutter spillet.

rule-4-1 = Tag to kort, et ad gangen: hvert fra markedet eller skjult fra bunken.
rule-4-2 = Et kort fra markedet erstattes straks, før du vælger det andet.
rule-4-3 = Er det første kort en åben færge, slutter din tur: der er intet andet kort.
rule-4-4 = En åben færge kan ikke være det andet kort. Trukket skjult er den et almindeligt kort.
rule-4-5 = Når tre eller flere af markedets fem kort er færger, udskiftes alle fem.
rule-4-6 = Skal der bruges et kort, og er bunken tom, blandes afkastet til en ny bunke.
rule-4-7 = Er der intet at tage som andet kort, slutter turen efter det første. Er der slet intet, kan du ikke trække kort.
rule-4-8 = Der er ingen grænse for hånden. Hænder er hemmelige, men alle ser, hvor mange kort du har, og hvilke du tog fra markedet.

rule-5-1 = Du må bygge enhver fri rute, forbundet med dine eller ej; én pr. tur.
rule-5-2 = Betal præcis så mange kort, som ruten har felter, alle i dens farve. Færger gælder for alle farver.
rule-5-3 = En grå rute betales med kort i én farve efter eget valg, også færger.
rule-5-4 = En færgerute kræver mindst én færge for hvert symbol; de andre felter betales som ellers.
rule-5-5 = Sæt en vogn på hvert felt. Uden nok vogne kan du ikke bygge ruten.
rule-5-6 = Nogle steder er forbundet af to ruter. Du kan aldrig eje begge. Med to spillere lukker den anden, så snart den første er bygget.
rule-5-7 = Kortene går til afkastet, og du får straks point: 1 felt 1 point, 2 felter 2, 3 felter 4, 5 felter 10.
rule-5-8 = Har en ende af ruten en stak med et symbol, du ikke har, tager du en brik. Har begge ender det, vælger du en.

rule-6-1 = Tag to billetter og behold en eller begge. Det, du giver tilbage, lægges under billetbunken.
rule-6-2 = Er der kun én billet tilbage, må du trække den og skal beholde den. Er der ingen, kan du ikke trække.
rule-6-3 = Du må have så mange billetter, du vil, og giver aldrig en tilbage senere. De andre ser hvor mange, ikke hvilke.

rule-7-1 = Når nogen slutter sin tur med to vogne eller færre, har alle præcis én tur mere, også den spiller. Så er spillet slut.
rule-7-2 = Læg hver fuldført billet til dine point for ruter, og træk de andre fra. En billet er fuldført, når dine egne ruter forbinder dens to steder.
rule-7-3 = Forskellige symboler giver også point: to giver 1 point, tre 2, fire 4, fem 6, seks 9 og alle syv 12.
rule-7-4 = Flest point vinder. Står det lige, vinder flest fuldførte billetter; ellers deles sejren.
rule-7-5 = Point kan komme under nul. Der er ingen bonus for den længste linje.

picture-route = En rød rute med tre felter, betalt med to røde kort og en færge
picture-ferry = En grå rute med tre felter, et med færgesymbol, betalt med en færge og to blå kort
picture-double = To ruter side om side: på den ene står vogne, den anden er lukket
picture-cards = Bunken og markedets fem åbne kort
picture-tokens = Brikkernes syv symboler
picture-ticket = En billet: dens to steder og dens point
picture-stack = En rute, der ender ved et sted med en stak på to brikker
