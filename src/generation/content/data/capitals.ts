/**
 * Capitals of the members of the United Nations, by country code. Written by `node tools/run.js content capitals`.
 * Sources: countries-list (MIT), CLDR 48 (Unicode-3.0). Countries without one capital that everybody recognises are left out.
 */
export const REGIONS = {
  europe: `
AD|AL|AT|BA|BE|BG|BY|CH|CZ|DE|DK|EE|ES|FI|FR|GB|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MC|MD|ME|MK|MT|NL|NO|PL|PT|RO|RS|RU|SE
SI|SK|SM|UA
`,
  asia: `
AE|AF|AM|AZ|BD|BH|BN|BT|CN|CY|GE|ID|IN|IQ|IR|JO|JP|KG|KH|KP|KR|KW|KZ|LA|LB|MM|MN|MV|MY|NP|OM|PH|PK|QA|SA|SG|SY|TH|TJ
TL|TM|TR|UZ|VN|YE
`,
  africa: `
AO|BF|BI|BJ|BW|CD|CF|CG|CI|CM|CV|DJ|DZ|EG|ER|ET|GA|GH|GM|GN|GQ|GW|KE|KM|LR|LS|LY|MA|MG|ML|MR|MU|MW|MZ|NA|NE|NG|RW|SC
SD|SL|SN|SO|SS|ST|TD|TG|TN|TZ|UG|ZM|ZW
`,
  oceania: `
AU|FJ|FM|KI|MH|NZ|PG|PW|SB|TO|TV|VU|WS
`,
  south_america: `
AR|BR|CL|CO|EC|GY|PE|PY|SR|UY|VE
`,
  north_america: `
AG|BB|BS|BZ|CA|CR|CU|DM|DO|GD|GT|HN|HT|JM|KN|LC|MX|NI|PA|SV|TT|US|VC
`,
} as const;

export const CAPITALS: Readonly<Record<string, string>> = {
  en: `
AD Andorra la Vella|AL Tirana|AT Vienna|BA Sarajevo|BE Brussels|BG Sofia|BY Minsk|CH Bern|CZ Prague|DE Berlin
DK Copenhagen|EE Tallinn|ES Madrid|FI Helsinki|FR Paris|GB London|GR Athens|HR Zagreb|HU Budapest|IE Dublin
IS Reykjavik|IT Rome|LI Vaduz|LT Vilnius|LU Luxembourg|LV Riga|MC Monaco|MD Chișinău|ME Podgorica|MK Skopje
MT Valletta|NL Amsterdam|NO Oslo|PL Warsaw|PT Lisbon|RO Bucharest|RS Belgrade|RU Moscow|SE Stockholm|SI Ljubljana
SK Bratislava|SM City of San Marino|UA Kyiv|AE Abu Dhabi|AF Kabul|AM Yerevan|AZ Baku|BD Dhaka|BH Manama
BN Bandar Seri Begawan|BT Thimphu|CN Beijing|CY Nicosia|GE Tbilisi|ID Jakarta|IN New Delhi|IQ Baghdad|IR Tehran
JO Amman|JP Tokyo|KG Bishkek|KH Phnom Penh|KP Pyongyang|KR Seoul|KW Kuwait City|KZ Astana|LA Vientiane|LB Beirut
MM Naypyidaw|MN Ulan Bator|MV Malé|MY Kuala Lumpur|NP Kathmandu|OM Muscat|PH Manila|PK Islamabad|QA Doha|SA Riyadh
SG Singapore|SY Damascus|TH Bangkok|TJ Dushanbe|TL Dili|TM Ashgabat|TR Ankara|UZ Tashkent|VN Hanoi|YE Sana'a|AO Luanda
BF Ouagadougou|BI Gitega|BJ Porto-Novo|BW Gaborone|CD Kinshasa|CF Bangui|CG Brazzaville|CI Yamoussoukro|CM Yaoundé
CV Praia|DJ Djibouti|DZ Algiers|EG Cairo|ER Asmara|ET Addis Ababa|GA Libreville|GH Accra|GM Banjul|GN Conakry
GQ Malabo|GW Bissau|KE Nairobi|KM Moroni|LR Monrovia|LS Maseru|LY Tripoli|MA Rabat|MG Antananarivo|ML Bamako
MR Nouakchott|MU Port Louis|MW Lilongwe|MZ Maputo|NA Windhoek|NE Niamey|NG Abuja|RW Kigali|SC Victoria|SD Khartoum
SL Freetown|SN Dakar|SO Mogadishu|SS Juba|ST São Tomé|TD N'Djamena|TG Lomé|TN Tunis|TZ Dodoma|UG Kampala|ZM Lusaka
ZW Harare|AU Canberra|FJ Suva|FM Palikir|KI South Tarawa|MH Majuro|NZ Wellington|PG Port Moresby|PW Ngerulmud
SB Honiara|TO Nuku'alofa|TV Funafuti|VU Port Vila|WS Apia|AR Buenos Aires|BR Brasília|CL Santiago|CO Bogotá|EC Quito
GY Georgetown|PE Lima|PY Asunción|SR Paramaribo|UY Montevideo|VE Caracas|AG Saint John's|BB Bridgetown|BS Nassau
BZ Belmopan|CA Ottawa|CR San José|CU Havana|DM Roseau|DO Santo Domingo|GD St. George's|GT Guatemala City
HN Tegucigalpa|HT Port-au-Prince|JM Kingston|KN Basseterre|LC Castries|MX Mexico City|NI Managua|PA Panama City
SV San Salvador|TT Port of Spain|US Washington D.C.|VC Kingstown
`,
  es: `
AL Tirana|AT Viena|BA Sarajevo|BE Bruselas|BG Sofía|BY Minsk|CZ Praga|DE Berlín|DK Copenhague|EE Tallin|ES Madrid
FI Helsinki|FR París|GB Londres|GR Atenas|HR Zagreb|HU Budapest|IE Dublín|IS Reikiavik|IT Roma|LI Vaduz|LT Vilna
LU Luxemburgo|LV Riga|MC Mónaco|MD Chisináu|ME Podgorica|MK Skopie|NL Ámsterdam|NO Oslo|PL Varsovia|PT Lisboa
RO Bucarest|RS Belgrado|RU Moscú|SE Estocolmo|SI Liubliana|SK Bratislava|UA Kiev|AF Kabul|AM Ereván|AZ Bakú|BD Daca
BT Timbu|CY Nicosia|GE Tiflis|ID Yakarta|IQ Bagdad|IR Teherán|JO Ammán|JP Tokio|KG Bishkek|KH Phnom Penh|KP Pyongyang
KR Seúl|LA Vientián|LB Beirut|MY Kuala Lumpur|NP Katmandú|OM Mascate|PH Manila|SA Riad|SG Singapur|SY Damasco
TH Bangkok|TJ Dusambé|TL Dili|TM Asjabad|UZ Taskent|AO Luanda|BF Uagadugú|BJ Portonovo|BW Gaborone|CD Kinshasa
CF Bangui|CG Brazzaville|DJ Yibuti|DZ Argel|EG El Cairo|ER Asmara|ET Adís Abeba|GA Libreville|GH Acra|GM Banjul
GN Conakri|GQ Malabo|GW Bisáu|KE Nairobi|LR Monrovia|LS Maseru|LY Trípoli|MG Antananarivo|ML Bamako|MR Nuakchot
MZ Maputo|NA Windhoek|NE Niamey|RW Kigali|SD Jartum|SL Freetown|SN Dakar|SO Mogadiscio|SS Juba|ST Santo Tomé|TD Yamena
TG Lomé|TN Túnez|UG Kampala|ZM Lusaka|ZW Harare|MH Majuro|PG Port Moresby|TV Funafuti|WS Apia|AR Buenos Aires
CL Santiago de Chile|CO Bogotá|PE Lima|PY Asunción|SR Paramaribo|UY Montevideo|VE Caracas|BS Nassau|CU La Habana
DO Santo Domingo|HN Tegucigalpa|HT Puerto Príncipe|MX Ciudad de México|NI Managua|TT Puerto España
`,
  fr: `
AL Tirana|AT Vienne|BA Sarajevo|BE Bruxelles|BG Sofia|BY Minsk|CZ Prague|DE Berlin|DK Copenhague|EE Tallinn|ES Madrid
FI Helsinki|FR Paris|GB Londres|GR Athènes|HR Zagreb|HU Budapest|IE Dublin|IS Reykjavik|IT Rome|LI Vaduz|LT Vilnius
LU Luxembourg|LV Riga|MC Monaco|MD Chișinău|ME Podgorica|MK Skopje|NL Amsterdam|NO Oslo|PL Varsovie|PT Lisbonne
RO Bucarest|RS Belgrade|RU Moscou|SE Stockholm|SI Ljubljana|SK Bratislava|UA Kiev|AF Kaboul|AM Erevan|AZ Bakou
BD Dhaka|BT Thimphu|CY Nicosie|GE Tbilissi|ID Jakarta|IQ Bagdad|IR Téhéran|JO Amman|JP Tokyo|KG Bichkek|KH Phnom Penh
KP Pyongyang|KR Séoul|LA Vientiane|LB Beyrouth|MY Kuala Lumpur|NP Katmandou|OM Mascate|PH Manille|SA Riyad
SG Singapour|SY Damas|TH Bangkok|TJ Douchanbé|TL Dili|TM Achgabat|UZ Tachkent|AO Luanda|BF Ouagadougou|BJ Porto-Novo
BW Gaborone|CD Kinshasa|CF Bangui|CG Brazzaville|DJ Djibouti|DZ Alger|EG Le Caire|ER Asmara|ET Addis-Abeba
GA Libreville|GH Accra|GM Banjul|GN Conakry|GQ Malabo|GW Bissau|KE Nairobi|LR Monrovia|LS Maseru|LY Tripoli (Libye)
MG Antananarivo|ML Bamako|MR Nouakchott|MZ Maputo|NA Windhoek|NE Niamey|RW Kigali|SD Khartoum|SL Freetown|SN Dakar
SO Mogadiscio|SS Juba|ST São Tomé|TD N’Djamena|TG Lomé|TN Tunis|UG Kampala|ZM Lusaka|ZW Harare|MH Majuro
PG Port Moresby|TV Funafuti|WS Apia|AR Buenos Aires|CL Santiago|CO Bogotá|PE Lima|PY Asunción|SR Paramaribo
UY Montevideo|VE Caracas|BS Nassau|CU La Havane|DO Saint-Domingue|HN Tegucigalpa|HT Port-au-Prince|MX Mexico
NI Managua|TT Port-d’Espagne
`,
  de: `
AL Tirana|AT Wien|BA Sarajevo|BE Brüssel|BG Sofia|BY Minsk|CZ Prag|DE Berlin|DK Kopenhagen|EE Tallinn|ES Madrid
FI Helsinki|FR Paris|GB London|GR Athen|HR Zagreb|HU Budapest|IE Dublin|IS Reyk­ja­vík|IT Rom|LI Vaduz|LT Vilnius
LU Luxemburg|LV Riga|MC Monaco|MD Chișinău|ME Podgorica|MK Skopje|NL Amsterdam|NO Oslo|PL Warschau|PT Lissabon
RO Bukarest|RS Belgrad|RU Moskau|SE Stockholm|SI Ljubljana|SK Bratislava|UA Kiew|AF Kabul|AM Eriwan|AZ Baku|BD Dhaka
BT Thimphu|CY Nikosia|GE Tiflis|ID Jakarta|IQ Bagdad|IR Teheran|JO Amman|JP Tokio|KG Bischkek|KH Phnom Penh
KP Pjöngjang|KR Seoul|LA Vientiane|LB Beirut|MY Kuala Lumpur|NP Kathmandu|OM Maskat|PH Manila|SA Riad|SG Singapur
SY Damaskus|TH Bangkok|TJ Duschanbe|TL Dili|TM Aşgabat|UZ Taschkent|AO Luanda|BF Ouagadougou|BJ Porto Novo|BW Gaborone
CD Kinshasa|CF Bangui|CG Brazzaville|DJ Dschibuti|DZ Algier|EG Kairo|ER Asmara|ET Addis Abeba|GA Libreville|GH Accra
GM Banjul|GN Conakry|GQ Malabo|GW Bissau|KE Nairobi|LR Monrovia|LS Maseru|LY Tripolis|MG Antananarivo|ML Bamako
MR Nouakchott|MZ Maputo|NA Windhoek|NE Niamey|RW Kigali|SD Khartum|SL Freetown|SN Dakar|SO Mogadischu|SS Juba
ST São Tomé|TD N’Djamena|TG Lomé|TN Tunis|UG Kampala|ZM Lusaka|ZW Harare|MH Majuro|PG Port Moresby|TV Funafuti|WS Apia
AR Buenos Aires|CL Santiago|CO Bogotá|PE Lima|PY Asunción|SR Paramaribo|UY Montevideo|VE Caracas|BS Nassau|CU Havanna
DO Santo Domingo|HN Tegucigalpa|HT Port-au-Prince|MX Mexiko-Stadt|NI Managua|TT Port of Spain
`,
  pt: `
AL Tirana|AT Viena|BA Sarajevo|BE Bruxelas|BG Sófia|BY Minsk|CZ Praga|DE Berlim|DK Copenhague|EE Tallinn|ES Madri
FI Helsinque|FR Paris|GB Londres|GR Atenas|HR Zagreb|HU Budapeste|IE Dublin|IS Reykjavík|IT Roma|LI Vaduz|LT Vilnius
LU Luxemburgo|LV Riga|MC Mônaco|MD Chișinău|ME Podgorica|MK Skopje|NL Amsterdã|NO Oslo|PL Varsóvia|PT Lisboa
RO Bucareste|RS Belgrado|RU Moscou|SE Estocolmo|SI Liubliana|SK Bratislava|UA Kiev|AF Cabul|AM Yerevan|AZ Baku
BD Dacca|BT Thimphu|CY Nicósia|GE Tbilisi|ID Jacarta|IQ Bagdá|IR Teerã|JO Amã|JP Tóquio|KG Bishkek|KH Phnom Penh
KP Pyongyang|KR Seul|LA Vientiane|LB Beirute|MY Kuala Lumpur|NP Katmandu|OM Mascate|PH Manila|SA Riade|SG Singapura
SY Damasco|TH Bangkok|TJ Duchambe|TL Dili|TM Asgabate|UZ Tashkent|AO Luanda|BF Ouagadougou|BJ Porto Novo|BW Gaborone
CD Kinshasa|CF Bangui|CG Brazzaville|DJ Djibuti|DZ Argel|EG Cairo|ER Asmara|ET Adis Abeba|GA Libreville|GH Acra
GM Banjul|GN Conacri|GQ Malabo|GW Bissau|KE Nairóbi|LR Monróvia|LS Maseru|LY Trípoli|MG Antananarivo|ML Bamako
MR Nouakchott|MZ Maputo|NA Windhoek|NE Niamey|RW Kigali|SD Cartum|SL Freetown|SN Dakar|SO Mogadíscio|SS Juba
ST São Tomé|TD N’Djamena|TG Lomé|TN Túnis|UG Kampala|ZM Lusaka|ZW Harare|MH Majuro|PG Port Moresby|TV Funafuti|WS Apia
AR Buenos Aires|CL Santiago|CO Bogotá|PE Lima|PY Assunção|SR Paramaribo|UY Montevidéu|VE Caracas|BS Nassau|CU Havana
DO Santo Domingo|HN Tegucigalpa|HT Porto Príncipe|MX Cidade do México|NI Manágua|TT Port of Spain
`,
  it: `
AL Tirana|AT Vienna|BA Sarajevo|BE Bruxelles|BG Sofia|BY Minsk|CZ Praga|DE Berlino|DK Copenaghen|EE Tallinn|ES Madrid
FI Helsinki|FR Parigi|GB Londra|GR Atene|HR Zagabria|HU Budapest|IE Dublino|IS Reykjavík|IT Roma|LI Vaduz|LT Vilnius
LU Lussemburgo|LV Riga|MC Monaco|MD Chișinău|ME Podgorica|MK Skopje|NL Amsterdam|NO Oslo|PL Varsavia|PT Lisbona
RO Bucarest|RS Belgrado|RU Mosca|SE Stoccolma|SI Lubiana|SK Bratislava|UA Kiev|AF Kabul|AM Yerevan|AZ Baku|BD Dacca
BT Thimphu|CY Nicosia|GE Tbilisi|ID Giacarta|IQ Baghdad|IR Teheran|JO Amman|JP Tokyo|KG Bishkek|KH Phnom Penh
KP Pyongyang|KR Seul|LA Vientiane|LB Beirut|MY Kuala Lumpur|NP Kathmandu|OM Mascate|PH Manila|SA Riyad|SG Singapore
SY Damasco|TH Bangkok|TJ Dushanbe|TL Dili|TM Ashgabat|UZ Tashkent|AO Luanda|BF Ouagadougou|BJ Porto-Novo|BW Gaborone
CD Kinshasa|CF Bangui|CG Brazzaville|DJ Gibuti|DZ Algeri|EG Il Cairo|ER Asmara|ET Addis Abeba|GA Libreville|GH Accra
GM Banjul|GN Conakry|GQ Malabo|GW Bissau|KE Nairobi|LR Monrovia|LS Maseru|LY Tripoli|MG Antananarivo|ML Bamako
MR Nouakchott|MZ Maputo|NA Windhoek|NE Niamey|RW Kigali|SD Khartum|SL Freetown|SN Dakar|SO Mogadiscio|SS Giuba
ST São Tomé|TD N’Djamena|TG Lomé|TN Tunisi|UG Kampala|ZM Lusaka|ZW Harare|MH Majuro|PG Port Moresby|TV Funafuti
WS Apia|AR Buenos Aires|CL Santiago|CO Bogotá|PE Lima|PY Asunción|SR Paramaribo|UY Montevideo|VE Caracas|BS Nassau
CU L’Avana|DO Santo Domingo|HN Tegucigalpa|HT Port-au-Prince|MX Città del Messico|NI Managua|TT Port of Spain
`,
  nl: `
AL Tirana|AT Wenen|BA Sarajevo|BE Brussel|BG Sofia|BY Minsk|CZ Praag|DE Berlijn|DK Kopenhagen|EE Tallinn|ES Madrid
FI Helsinki|FR Parijs|GB Londen|GR Athene|HR Zagreb|HU Boedapest|IE Dublin|IS Reykjavik|IT Rome|LI Vaduz|LT Vilnius
LU Luxemburg|LV Riga|MC Monaco|MD Chișinău|ME Podgorica|MK Skopje|NL Amsterdam|NO Oslo|PL Warschau|PT Lissabon
RO Boekarest|RS Belgrado|RU Moskou|SE Stockholm|SI Ljubljana|SK Bratislava|UA Kiev|AF Kabul|AM Jerevan|AZ Bakoe
BD Dhaka|BT Thimphu|CY Nicosia|GE Tbilisi|ID Jakarta|IQ Bagdad|IR Teheran|JO Amman|JP Tokio|KG Bisjkek|KH Phnom Penh
KP Pyongyang|KR Seoul|LA Vientiane|LB Beiroet|MY Kuala Lumpur|NP Kathmandu|OM Muscat|PH Manilla|SA Riyad|SG Singapore
SY Damascus|TH Bangkok|TJ Doesjanbe|TL Dili|TM Asjchabad|UZ Tasjkent|AO Luanda|BF Ouagadougou|BJ Porto-Novo
BW Gaborone|CD Kinshasa|CF Bangui|CG Brazzaville|DJ Djibouti|DZ Algiers|EG Caïro|ER Asmara|ET Addis Abeba
GA Libreville|GH Accra|GM Banjul|GN Conakry|GQ Malabo|GW Bissau|KE Nairobi|LR Monrovia|LS Maseru|LY Tripoli
MG Antananarivo|ML Bamako|MR Nouakchott|MZ Maputo|NA Windhoek|NE Niamey|RW Kigali|SD Khartoem|SL Freetown|SN Dakar
SO Mogadishu|SS Juba|ST Sao Tomé|TD N’Djamena|TG Lomé|TN Tunis|UG Kampala|ZM Lusaka|ZW Harare|MH Majuro
PG Port Moresby|TV Funafuti|WS Apia|AR Buenos Aires|CL Santiago|CO Bogotá|PE Lima|PY Asunción|SR Paramaribo
UY Montevideo|VE Caracas|BS Nassau|CU Havana|DO Santo Domingo|HN Tegucigalpa|HT Port-au-Prince|MX Mexico-Stad
NI Managua|TT Port of Spain
`,
  pl: `
AL Tirana|AT Wiedeń|BA Sarajewo|BE Bruksela|BG Sofia|BY Mińsk|CZ Praga|DE Berlin|DK Kopenhaga|EE Tallin|ES Madryt
FI Helsinki|FR Paryż|GB Londyn|GR Ateny|HR Zagrzeb|HU Budapeszt|IE Dublin|IS Reykjavik|IT Rzym|LI Vaduz|LT Wilno
LU Luksemburg|LV Ryga|MC Monako|MD Kiszyniów|ME Podgorica|MK Skopje|NL Amsterdam|NO Oslo|PL Warszawa|PT Lizbona
RO Bukareszt|RS Belgrad|RU Moskwa|SE Sztokholm|SI Lublana|SK Bratysława|UA Kijów|AF Kabul|AM Erywań|AZ Baku|BD Dhaka
BT Thimphu|CY Nikozja|GE Tbilisi|ID Dżakarta|IQ Bagdad|IR Teheran|JO Amman|JP Tokio|KG Biszkek|KH Phnom Penh
KP Pjongjang|KR Seul|LA Wientian|LB Bejrut|MY Kuala Lumpur|NP Katmandu|OM Maskat|PH Manila|SA Rijad|SG Singapur
SY Damaszek|TH Bangkok|TJ Duszanbe|TL Dili|TM Aszchabad|UZ Taszkient|AO Luanda|BF Wagadugu|BJ Porto Novo|BW Gaborone
CD Kinszasa|CF Bangi|CG Brazzaville|DJ Dżibuti|DZ Algier|EG Kair|ER Asmara|ET Addis Abeba|GA Libreville|GH Akra
GM Bandżul|GN Konakry|GQ Malabo|GW Bissau|KE Nairobi|LR Monrovia|LS Maseru|LY Trypolis|MG Antananarywa|ML Bamako
MR Nawakszut|MZ Maputo|NA Windhuk|NE Niamey|RW Kigali|SD Chartum|SL Freetown|SN Dakar|SO Mogadiszu|SS Dżuba
ST São Tomé|TD Ndżamena|TG Lomé|TN Tunis|UG Kampala|ZM Lusaka|ZW Harare|MH Majuro|PG Port Moresby|TV Funafuti|WS Apia
AR Buenos Aires|CL Santiago|CO Bogotá|PE Lima|PY Asunción|SR Paramaribo|UY Montevideo|VE Caracas|BS Nassau|CU Hawana
DO Santo Domingo|HN Tegucigalpa|HT Port-au-Prince|MX Meksyk (miasto)|NI Managua|TT Port-of-Spain
`,
  tr: `
AL Tiran|AT Viyana|BA Saraybosna|BE Brüksel|BG Sofya|BY Minsk|CZ Prag|DE Berlin|DK Kopenhag|EE Tallinn|ES Madrid
FI Helsinki|FR Paris|GB Londra|GR Atina|HR Zagreb|HU Budapeşte|IE Dublin|IS Reykjavik|IT Roma|LI Vaduz|LT Vilnius
LU Lüksemburg|LV Riga|MC Monako|MD Kişinev|ME Podgorica|MK Üsküp|NL Amsterdam|NO Oslo|PL Varşova|PT Lizbon|RO Bükreş
RS Belgrad|RU Moskova|SE Stokholm|SI Ljubljana|SK Bratislava|UA Kiev|AF Kabil|AM Erivan|AZ Bakü|BD Dakka|BT Thimphu
CY Lefkoşa|GE Tiflis|ID Cakarta|IQ Bağdat|IR Tahran|JO Amman|JP Tokyo|KG Bişkek|KH Phnom Penh|KP Pyongyang|KR Seul
LA Vientiane|LB Beyrut|MY Kuala Lumpur|NP Katmandu|OM Maskat|PH Manila|SA Riyad|SG Singapur|SY Şam|TH Bangkok
TJ Duşanbe|TL Dili|TM Aşkabat|UZ Taşkent|AO Luanda|BF Ouagadougou|BJ Porto-Novo|BW Gaborone|CD Kinşasa|CF Bangui
CG Brazzavil|DJ Cibuti|DZ Cezayir|EG Kahire|ER Asmara|ET Addis Ababa|GA Librevil|GH Akra|GM Banjul|GN Konakri
GQ Malabo|GW Bissau|KE Nairobi|LR Monrovia|LS Maseru|LY Trablus|MG Antananarivo|ML Bamako|MR Nouakchott|MZ Maputo
NA Windhoek|NE Niamey|RW Kigali|SD Hartum|SL Freetown|SN Dakar|SO Mogadişu|SS Cuba|ST São Tomé|TD N’Djamena|TG Lomé
TN Tunus|UG Kampala|ZM Lusaka|ZW Harare|MH Majuro|PG Port Moresby|TV Funafuti|WS Apia|AR Buenos Aires|CL Santiago
CO Bogotá|PE Lima|PY Asunción|SR Paramaribo|UY Montevideo|VE Caracas|BS Nassau|CU Havana|DO Santo Domingo
HN Tegucigalpa|HT Port-au-Prince|MX Ciudad de México|NI Managua|TT Port of Spain
`,
  ru: `
AL Тирана|AT Вена|BA Сараево|BE Брюссель|BG София|BY Минск|CZ Прага|DE Берлин|DK Копенгаген|EE Таллин|ES Мадрид
FI Хельсинки|FR Париж|GB Лондон|GR Афины|HR Загреб|HU Будапешт|IE Дублин|IS Рейкьявик|IT Рим|LI Вадуц|LT Вильнюс
LU Люксембург|LV Рига|MC Монако|MD Кишинев|ME Подгорица|MK Скопье|NL Амстердам|NO Осло|PL Варшава|PT Лиссабон
RO Бухарест|RS Белград|RU Москва|SE Стокгольм|SI Любляна|SK Братислава|UA Киев|AF Кабул|AM Ереван|AZ Баку|BD Дакка
BT Тхимпху|CY Никосия|GE Тбилиси|ID Джакарта|IQ Багдад|IR Тегеран|JO Амман|JP Токио|KG Бишкек|KH Пномпень|KP Пхеньян
KR Сеул|LA Вьентьян|LB Бейрут|MY Куала-Лумпур|NP Катманду|OM Маскат|PH Манила|SA Эр-Рияд|SG Сингапур|SY Дамаск
TH Бангкок|TJ Душанбе|TL Дили|TM Ашхабад|UZ Ташкент|AO Луанда|BF Уагадугу|BJ Порто-Ново|BW Габороне|CD Киншаса
CF Банги|CG Браззавиль|DJ Джибути|DZ Алжир|EG Каир|ER Асмэра|ET Аддис-Абеба|GA Либревиль|GH Аккра|GM Банжул|GN Конакри
GQ Малабо|GW Бисау|KE Найроби|LR Монровия|LS Масеру|LY Триполи|MG Антананариву|ML Бамако|MR Нуакшот|MZ Мапуту
NA Виндхук|NE Ниамей|RW Кигали|SD Хартум|SL Фритаун|SN Дакар|SO Могадишо|SS Джуба|ST Сан-Томе|TD Нджамена|TG Ломе
TN Тунис|UG Кампала|ZM Лусака|ZW Хараре|MH Маджуро|PG Порт-Морсби|TV Фунафути|WS Апиа|AR Буэнос-Айрес|CL Сантьяго
CO Богота|PE Лима|PY Асунсьон|SR Парамарибо|UY Монтевидео|VE Каракас|BS Нассау|CU Гавана|DO Санто-Доминго
HN Тегусигальпа|HT Порт-о-Пренс|MX Мехико|NI Манагуа|TT Порт-оф-Спейн
`,
  uk: `
AL Тирана|AT Відень|BA Сараєво|BE Брюссель|BG Софія|BY Мінськ|CZ Прага|DE Берлін|DK Копенгаген|EE Таллінн|ES Мадрид
FI Гельсінкі|FR Париж|GB Лондон|GR Афіни|HR Загреб|HU Будапешт|IE Дублін|IS Рейкʼявік|IT Рим|LI Вадуц|LT Вільнюс
LU Люксембург|LV Рига|MC Монако|MD Кишинів|ME Подгориця|MK Скопʼє|NL Амстердам|NO Осло|PL Варшава|PT Лісабон
RO Бухарест|RS Белград|RU Москва|SE Стокгольм|SI Любляна|SK Братислава|UA Київ|AF Кабул|AM Єреван|AZ Баку|BD Дакка
BT Тхімпху|CY Нікосія|GE Тбілісі|ID Джакарта|IQ Багдад|IR Тегеран|JO Амман|JP Токіо|KG Бішкек|KH Пномпень|KP Пхеньян
KR Сеул|LA Вʼєнтьян|LB Бейрут|MY Куала-Лумпур|NP Катманду|OM Маскат|PH Маніла|SA Ер-Ріяд|SG Сінгапур|SY Дамаск
TH Бангкок|TJ Душанбе|TL Ділі|TM Ашгабат|UZ Ташкент|AO Луанда|BF Уаґадуґу|BJ Порто-Ново|BW Ґабороне|CD Кіншаса
CF Банґі|CG Браззавіль|DJ Джібуті|DZ Алжир|EG Каїр|ER Асмера|ET Аддис-Абеба|GA Лібревіль|GH Аккра|GM Банжул|GN Конакрі
GQ Малабо|GW Бісау|KE Найробі|LR Монровія|LS Масеру|LY Триполі|MG Антананаріву|ML Бамако|MR Нуакшотт|MZ Мапуту
NA Віндгук|NE Ніамей|RW Кігалі|SD Хартум|SL Фрітаун|SN Дакар|SO Моґадішо|SS Джуба|ST Сан-Томе|TD Нджамена|TG Ломе
TN Туніс|UG Кампала|ZM Лусака|ZW Хараре|MH Маджуро|PG Порт-Морсбі|TV Фунафуті|WS Апіа|AR Буенос-Айрес|CL Сантьяґо
CO Боґота|PE Ліма|PY Асунсьйон|SR Парамарибо|UY Монтевідео|VE Каракас|BS Насау|CU Гавана|DO Санто-Домінґо
HN Теґусіґальпа|HT Порт-о-Пренс|MX Мехіко|NI Манаґуа|TT Порт-оф-Спейн
`,
  id: `
AL Tirana|AT Wina|BA Sarajevo|BE Brussels|BG Sofia|BY Minsk|CZ Praha|DE Berlin|DK Kopenhagen|EE Tallinn|ES Madrid
FI Helsinki|FR Paris|GB London|GR Athena|HR Zagreb|HU Budapest|IE Dublin|IS Reykjavik|IT Roma|LI Vaduz|LT Vilnius
LU Luksemburg|LV Riga|MC Monako|MD Kishinev|ME Podgorica|MK Skopje|NL Amsterdam|NO Oslo|PL Warsawa|PT Lisbon
RO Bucharest|RS Beograd|RU Moskwa|SE Stockholm|SI Ljubljana|SK Bratislava|UA Kiev|AF Kabul|AM Yerevan|AZ Baku|BD Dhaka
BT Thimphu|CY Nikosia|GE Tbilisi|ID Jakarta|IQ Baghdad|IR Teheran|JO Amman|JP Tokyo|KG Bishkek|KH Phnom Penh
KP Pyongyang|KR Seoul|LA Vientiane|LB Beirut|MY Kuala Lumpur|NP Kathmandu|OM Muskat|PH Manila|SA Riyadh|SG Singapura
SY Damaskus|TH Bangkok|TJ Dushanbe|TL Dili|TM Ashgabat|UZ Tashkent|AO Luanda|BF Ouagadougou|BJ Porto-Novo|BW Gaborone
CD Kinshasa|CF Bangui|CG Brazzaville|DJ Djibouti|DZ Aljir|EG Kairo|ER Asmara|ET Addis Ababa|GA Libreville|GH Accra
GM Banjul|GN Conakry|GQ Malabo|GW Bissau|KE Nairobi|LR Monrovia|LS Maseru|LY Tripoli|MG Antananarivo|ML Bamako
MR Nouakchott|MZ Maputo|NA Windhoek|NE Niamey|RW Kigali|SD Khartoum|SL Freetown|SN Dakar|SO Mogadishu|SS Juba
ST São Tomé|TD N’Djamena|TG Lomé|TN Tunis|UG Kampala|ZM Lusaka|ZW Harare|MH Majuro|PG Port Moresby|TV Funafuti|WS Apia
AR Buenos Aires|CL Santiago|CO Bogotá|PE Lima|PY Asunción|SR Paramaribo|UY Montevideo|VE Caracas|BS Nassau|CU Havana
DO Santo Domingo|HN Tegucigalpa|HT Port-au-Prince|MX Ciudad de México|NI Managua|TT Port of Spain
`,
  hi: `
AL टाइरेन|AT विएना|BA साराजेवो|BE ब्रूसेल्स|BG सोफ़िया|BY मिंस्क|CZ प्राग|DE बर्लिन|DK कोपेनहेगन|EE तेलिन|ES मैड्रिड
FI हेलसिंकी|FR पेरिस|GB लंदन|GR एथेंस|HR ज़ाग्रेब|HU बुडापेस्ट|IE डबलिन|IS रेक्याविक|IT रोम|LI वादुज़|LT विल्नियस
LU लक्ज़मबर्ग|LV रीगा|MC मोनाको|MD चिसीनाउ|ME पोड्गोरिका|MK स्कोप्जे|NL एम्स्टर्डम|NO ओस्लो|PL वॉरसॉ|PT लिस्बन
RO बुख़ारेस्ट|RS बेलग्रेड|RU मॉस्को|SE स्टॉकहोम|SI ल्यूबेलजाना|SK ब्रातिस्लावा|UA कीव|AF काबुल|AM येरेवान|AZ बाकु
BD ढाका|BT थिंपू|CY निकोसिया|GE टबिलिसी|ID जकार्ता|IQ बगदाद|IR तेहरान|JO अम्मान|JP टोक्यो|KG बिश्केक|KH नॉम पेन्ह
KP प्योंगयांग|KR सिओल|LA विएनतियान|LB बेरुत|MY कुआलालंपुर|NP काठमांडू|OM मस्कट|PH मनीला|SA रियाद|SG सिंगापुर
SY दमास्कस|TH बैंकॉक|TJ दुशांबे|TL डिलि|TM अश्गाबात|UZ ताशकंद|AO लुआंडा|BF औगाडोगू|BJ पोर्टो-नोवो|BW गाबोरोन
CD किंशासा|CF बांगुइ|CG ब्राज़ाविले|DJ जिबूती|DZ अल्जीयर्स|EG कायरो|ER अस्मारा|ET अदीस अबाबा|GA लिब्रेविले|GH एक्रा
GM बैंजुल|GN कोनाक्री|GQ मलाबो|GW बिसाऊ|KE नैरोबी|LR मोनरोविया|LS मासेरू|LY त्रिपोली|MG एंटानानरीवो|ML बामाको
MR नौआकशॉट|MZ मापुटो|NA विंडहोक|NE नियामी|RW किगाली|SD खार्तूम|SL फ़्रीटाउन|SN डकार|SO मोगादिशु|SS जुबा|ST साओ टोम
TD नेद्जामीना|TG लोम|TN ट्यूनिस|UG कंपाला|ZM लुसाका|ZW हरारे|MH माजुरो|PG पोर्ट मोरेस्बी|TV फ़्यूनाफ़ुटी|WS एपिया
AR ब्यूनस आयरस|CL सैंटियागो|CO बोगोटा|PE लीमा|PY एसनशियॉन|SR पारामारिबो|UY मोंटेवीडियो|VE काराकस|BS नासाउ|CU हवाना
DO सेंटो डोमिंगो|HN टेगुसिगल्पा|HT पोर्ट-ऑ-प्रिंस|MX मेक्सिको सिटी|NI मानागुआ|TT पोर्ट ऑफ़ स्पेन
`,
  ar: `
AL تيرانا|AT فيينا|BA سراييفو|BE بروكسل|BG صوفيا|BY مينسك|CZ براغ|DE برلين|DK كوبنهاغن|EE تالين|ES مدريد|FI هلسنكي
FR باريس|GB لندن|GR أثينا|HR زغرب|HU بودابست|IE دبلن|IS ريكيافيك|IT روما|LI فادوز|LT فيلنيوس|LU لوكسمبورغ|LV ريغا
MC موناكو|MD تشيسيناو|ME بودغوريكا|MK سكوبي|NL أمستردام|NO أوسلو|PL وارسو|PT لشبونة|RO بوخارست|RS بلغراد|RU موسكو
SE ستوكهولم|SI ليوبليانا|SK براتيسلافا|UA كييف|AF كابول|AM يريفان|AZ باكو|BD دكا|BT تيمفو|CY نيقوسيا|GE تبليسي
ID جاكرتا|IQ بغداد|IR طهران|JO عمّان|JP طوكيو|KG بشكيك|KH بنوم بنه|KP بيونغ يانغ|KR سول|LA فيانتيان|LB بيروت
MY كوالا لامبور|NP كاتماندو|OM مسقط|PH مانيلا|SA الرياض|SG سنغافورة|SY دمشق|TH بانكوك|TJ دوشانبي|TL ديلي|TM عشق آباد
UZ طشقند|AO لواندا|BF واغادوغو|BJ بورتو نوفو|BW غابورون|CD كينشاسا|CF بانغوي|CG برازافيل|DJ جيبوتي|DZ الجزائر
EG القاهرة|ER أسمرة|ET أديس أبابا|GA ليبرفيل|GH أكرا|GM بانجول|GN كوناكري|GQ مالابو|GW بيساو|KE نيروبي|LR مونروفيا
LS ماسيرو|LY طرابلس|MG أنتاناناريفو|ML باماكو|MR نواكشوط|MZ مابوتو|NA ويندهوك|NE نيامي|RW كيغالي|SD الخرطوم
SL فري تاون|SN داكار|SO مقديشيو|SS جوبا|ST ساو تومي|TD نجامينا|TG لومي|TN تونس|UG كامبالا|ZM لوساكا|ZW هراري|MH ماجورو
PG بور مورسبي|TV فونافوتي|WS أبيا|AR بوينوس أيرس|CL سانتياغو|CO بوغوتا|PE ليما|PY أسونسيون|SR باراماريبو|UY مونتفيديو
VE كاراكاس|BS ناسو|CU هافانا|DO سانتو دومينغو|HN تيغوسيغالبا|HT بورت أو برنس|MX مكسيكو سيتي|NI ماناغوا
TT بورت أوف سبين
`,
  ja: `
AL ティラナ|AT ウィーン|BA サラエボ|BE ブリュッセル|BG ソフィア|BY ミンスク|CZ プラハ|DE ベルリン|DK コペンハーゲン|EE タリン|ES マドリード|FI ヘルシンキ|FR パリ|GB ロンドン
GR アテネ|HR ザグレブ|HU ブダペスト|IE ダブリン|IS レイキャビク|IT ローマ|LI ファドゥーツ|LT ヴィリニュス|LU ルクセンブルク|LV リガ|MC モナコ|MD キシナウ|ME ポドゴリツァ|MK スコピエ
NL アムステルダム|NO オスロ|PL ワルシャワ|PT リスボン|RO ブカレスト|RS ベオグラード|RU モスクワ|SE ストックホルム|SI リュブリャナ|SK ブラチスラバ|UA キーウ|AF カブール|AM エレバン
AZ バクー|BD ダッカ|BT ティンプー|CY ニコシア|GE トビリシ|ID ジャカルタ|IQ バグダッド|IR テヘラン|JO アンマン|JP 東京|KG ビシュケク|KH プノンペン|KP 平壌|KR ソウル
LA ビエンチャン|LB ベイルート|MY クアラルンプール|NP カトマンズ|OM マスカット|PH マニラ|SA リヤド|SG シンガポール|SY ダマスカス|TH バンコク|TJ ドゥシャンベ|TL ディリ|TM アシガバード
UZ タシケント|AO ルアンダ|BF ワガドゥグー|BJ ポルトノボ|BW ハボローネ|CD キンシャサ|CF バンギ|CG ブラザビル|DJ ジブチ|DZ アルジェ|EG カイロ|ER アスマラ|ET アジスアベバ
GA リーブルヴィル|GH アクラ|GM バンジュール|GN コナクリ|GQ マラボ|GW ビサウ|KE ナイロビ|LR モンロビア|LS マセル|LY トリポリ|MG アンタナナリボ|ML バマコ|MR ヌアクショット|MZ マプト
NA ウィントフック|NE ニアメ|RW キガリ|SD ハルツーム|SL フリータウン|SN ダカール|SO モガディシオ|SS ジュバ|ST サントメ|TD ンジャメナ|TG ロメ|TN チュニス|UG カンパラ|ZM ルサカ
ZW ハラレ|MH マジュロ|PG ポートモレスビー|TV フナフティ|WS アピア|AR ブエノスアイレス|CL サンチアゴ|CO ボゴタ|PE リマ|PY アスンシオン|SR パラマリボ|UY モンテビデオ|VE カラカス
BS ナッソー|CU ハバナ|DO サントドミンゴ|HN テグシガルパ|HT ポルトープランス|MX メキシコシティー|NI マナグア|TT ポートオブスペイン
`,
  zh: `
AL 地拉那|AT 维也纳|BA 萨拉热窝|BE 布鲁塞尔|BG 索非亚|BY 明斯克|CZ 布拉格|DE 柏林|DK 哥本哈根|EE 塔林|ES 马德里|FI 赫尔辛基|FR 巴黎|GB 伦敦|GR 雅典|HR 萨格勒布
HU 布达佩斯|IE 都柏林|IS 雷克雅未克|IT 罗马|LI 瓦杜兹|LT 维尔纽斯|LU 卢森堡|LV 里加|MC 摩纳哥|MD 基希讷乌|ME 波德戈里察|MK 斯科普里|NL 阿姆斯特丹|NO 奥斯陆|PL 华沙|PT 里斯本
RO 布加勒斯特|RS 贝尔格莱德|RU 莫斯科|SE 斯德哥尔摩|SI 卢布尔雅那|SK 布拉迪斯拉发|UA 基辅|AF 喀布尔|AM 埃里温|AZ 巴库|BD 达卡|BT 廷布|CY 尼科西亚|GE 第比利斯|ID 雅加达
IQ 巴格达|IR 德黑兰|JO 安曼|JP 东京|KG 比什凯克|KH 金边|KP 平壤|KR 首尔|LA 万象|LB 贝鲁特|MY 吉隆坡|NP 加德满都|OM 马斯喀特|PH 马尼拉|SA 利雅得|SG 新加坡|SY 大马士革
TH 曼谷|TJ 杜尚别|TL 帝力|TM 阿什哈巴德|UZ 塔什干|AO 罗安达|BF 瓦加杜古|BJ 波多诺伏|BW 哈博罗内|CD 金沙萨|CF 班吉|CG 布拉柴维尔|DJ 吉布提|DZ 阿尔及尔|EG 开罗|ER 阿斯马拉
ET 亚的斯亚贝巴|GA 利伯维尔|GH 阿克拉|GM 班珠尔|GN 科纳克里|GQ 马拉博|GW 比绍|KE 内罗毕|LR 蒙罗维亚|LS 马塞卢|LY 的黎波里|MG 安塔那那利佛|ML 巴马科|MR 努瓦克肖特|MZ 马普托
NA 温得和克|NE 尼亚美|RW 基加利|SD 喀土穆|SL 弗里敦|SN 达喀尔|SO 摩加迪沙|SS 朱巴|ST 圣多美|TD 恩贾梅纳|TG 洛美|TN 突尼斯|UG 坎帕拉|ZM 卢萨卡|ZW 哈拉雷|MH 马朱罗
PG 莫尔兹比港|TV 富纳富提|WS 阿皮亚|AR 布宜诺斯艾利斯|CL 圣地亚哥|CO 波哥大|PE 利马|PY 亚松森|SR 帕拉马里博|UY 蒙得维的亚|VE 加拉加斯|BS 拿骚|CU 哈瓦那|DO 圣多明各
HN 特古西加尔巴|HT 太子港|MX 墨西哥城|NI 马那瓜|TT 西班牙港
`,
  ko: `
AL 티라나|AT 비엔나|BA 사라예보|BE 브뤼셀|BG 소피아|BY 민스크|CZ 프라하|DE 베를린|DK 코펜하겐|EE 탈린|ES 마드리드|FI 헬싱키|FR 파리|GB 런던|GR 아테네|HR 자그레브
HU 부다페스트|IE 더블린|IS 레이캬비크|IT 로마|LI 파두츠|LT 빌니우스|LU 룩셈부르크|LV 리가|MC 모나코|MD 키시나우|ME 포드고리차|MK 스코페|NL 암스테르담|NO 오슬로|PL 바르샤바
PT 리스본|RO 부쿠레슈티|RS 베오그라드|RU 모스크바|SE 스톡홀름|SI 류블랴나|SK 브라티슬라바|UA 키예프|AF 카불|AM 예레반|AZ 바쿠|BD 다카|BT 팀부|CY 니코시아|GE 트빌리시
ID 자카르타|IQ 바그다드|IR 테헤란|JO 암만|JP 도쿄|KG 비슈케크|KH 프놈펜|KP 평양|KR 서울|LA 비엔티안|LB 베이루트|MY 쿠알라룸푸르|NP 카트만두|OM 무스카트|PH 마닐라|SA 리야드
SG 싱가포르|SY 다마스쿠스|TH 방콕|TJ 두샨베|TL 딜리|TM 아슈하바트|UZ 타슈켄트|AO 루안다|BF 와가두구|BJ 포르토노보|BW 가보로네|CD 킨샤사|CF 방기|CG 브라자빌|DJ 지부티|DZ 알제
EG 카이로|ER 아스메라|ET 아디스아바바|GA 리브르빌|GH 아크라|GM 반줄|GN 코나크리|GQ 말라보|GW 비사우|KE 나이로비|LR 몬로비아|LS 마세루|LY 트리폴리|MG 안타나나리보|ML 바마코
MR 누악쇼트|MZ 마푸토|NA 빈트후크|NE 니아메|RW 키갈리|SD 카르툼|SL 프리타운|SN 다카르|SO 모가디슈|SS 주바|ST 상투메|TD 엔자메나|TG 로메|TN 튀니스|UG 캄팔라|ZM 루사카
ZW 하라레|MH 마주로|PG 포트모르즈비|TV 푸나푸티|WS 아피아|AR 부에노스 아이레스|CL 산티아고|CO 보고타|PE 리마|PY 아순시온|SR 파라마리보|UY 몬테비데오|VE 카라카스|BS 나소
CU 하바나|DO 산토도밍고|HN 테구시갈파|HT 포르토프랭스|MX 멕시코 시티|NI 마나과|TT 포트오브스페인
`,
};
