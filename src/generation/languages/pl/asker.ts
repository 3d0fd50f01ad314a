/** Polish: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | cześć, hej, witam, witajcie, dzień dobry, dobry wieczór, siema, hejka, dzięki, dziękuję, pozdrawiam
self | jestem, jesteśmy, nazywam się, mam na imię, pracuję jako, pracuję w, uczę, prowadzę
request | chcę, chciałbym, chciałabym, chcemy, chcielibyśmy, potrzebuję, potrzebujemy, potrzebna, zrób, zróbcie, stwórz, stwórzcie, możesz, możecie, czy możesz, szukam
request | szukamy, proszę, poproszę, chce, chcą, prosi
likes | kocha, kochają, uwielbia, uwielbiają, lubi, lubią, jest fanem, jest fanką, kończy, ma urodziny
people | uczni*, uczennic*, student*, klasy, klasie, dzieci, dziecka, graczy, czytelnik*, widzów, fanów, klient*, gości, pracownik*, koleg*, zespoł*, przyjaci*, rodzin*
people | żony, męża, wnuk*, wnucz*, syna, córki, synka, córeczki, wszystkich, senior*, ludzi, maluch*, bratanka, siostrzeńca
learner | uczniowie, uczeń, ucznia, uczniów, uczennice, uczestnicy, gracze, gracz
`;
