// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:huy chương vàng;huy chương|nhất|vàng
2nd-place-medal:huy chương bạc;bạc|hai
3rd-place-medal:huy chương đồng;đồng
a-button-blood-type:nút a (nhóm máu);
ab-button-blood-type:nút ab (nhóm máu);
abacus:bàn tính;tính toán
accordion:phong cầm;accordion|buổi hòa nhạc|hộp bóp|âm nhạc
adhesive-bandage:băng dính;băng vết thương
admission-tickets:vé vào cửa;vào cửa
aerial-tramway:cáp treo;cáp|toa trần|trên không|đường xe điện
airplane:máy bay;bay|di chuyển|phi cơ|tàu bay
airplane-arrival:máy bay đến nơi;hạ cánh|điểm đến|đến
airplane-departure:máy bay khởi hành;khởi hành|làm thủ tục|điểm khởi hành
alarm-clock:đồng hồ báo thức;báo thức|muộn|thời gian|đồng hồ
alembic:bình chưng cất;hóa học
alien:người ngoài hành tinh;giả tưởng|ngoài trái đất
alien-monster:quái vật ngoài hành tinh;
ambulance:xe cứu thương;xe cấp cứu
american-football:bóng bầu dục mỹ;người mỹ
amphora:vò hai quai;bảo bình|hoàng đạo
anatomical-heart:cơ quan tim;cơ quan|giải phẫu|khoa tim mạch|nhịp tim|trung tâm|trái tim thật
anchor:mỏ neo;tàu
anger-symbol:biểu tượng giận giữ;điên
angry-face:mặt giận giữ;
angry-face-with-horns:mặt giận giữ có sừng;ma quỷ|tiểu yêu
anguished-face:mặt đau khổ;đau khổ
ant:kiến;
antenna-bars:vạch ăng-ten;
anxious-face-with-sweat:;xanh da trời
aquarius:cung bảo bình;
aries:cung bạch dương;
articulated-lorry:đầu kéo rơ-moóc;lái xe|xe tải
artist:họa sĩ;
artist-palette:bảng màu;bảo tàng|nghệ thuật
astonished-face:mặt kinh ngạc;hoàn toàn|kinh ngạc|sốc
astronaut:phi hành gia;
atm-sign:ký hiệu atm;
atom-symbol:biểu tượng nguyên tử;
auto-rickshaw:xe lam;tuk tuk|túc túc
automobile:ô tô;
avocado:quả bơ;
axe:rìu;bổ đôi|chém|chặt|rìu nhỏ
b-button-blood-type:nút b (nhóm máu);
baby:trẻ con;
baby-angel:thiên thần nhỏ;bé con
baby-bottle:bình sữa trẻ em;bình|em bé|mới sinh|sinh|trẻ sơ sinh
baby-chick:gà con;
baby-symbol:biểu tượng trẻ em;
back-arrow:mũi tên back;
backhand-index-pointing-down:ngón trỏ trái chỉ xuống;mu bàn tay|ngón trỏ|trỏ
backhand-index-pointing-up:ngón trỏ trái chỉ lên;chỉ|lên|tay trái
backpack:ba lô đi học;cặp|trường
bacon:thịt xông khói;thịt
badger:con lửng;lửng mật|quấy rầy
badminton:cầu lông;kỹ thuật ghi|trái cầu lông|vợt
bagel:bánh mỳ vòng;bánh vòng|bữa sáng|phết|tiệm bánh
baggage-claim:nơi nhận hành lý;
baguette-bread:bánh mì que;bánh mỳ|pháp
balance-scale:cân thăng bằng;cân|công lý|thiên bình|thăng bằng
ballet-shoes:giày múa balê;balê|múa
balloon:bóng bay;
ballot-box-with-ballot:hòm phiếu với lá phiếu;lá phiếu|thùng phiếu
banana:chuối;kali
banjo:đàn banjo;có dây|đàn
bank:ngân hàng;tòa nhà
bar-chart:biểu đồ thanh;biểu đồ|đồ thị
barber-pole:;cắt tóc|cột|thợ cắt tóc
baseball:bóng chày;
basket:cái giỏ;dã ngoại|giặt ủi|trồng trọt
basketball:bóng rổ;vòng
bat:dơi;
bathtub:bồn tắm;tắm
battery:pin;
beach-with-umbrella:bãi biển với chiếc ô;
beans:hạt đậu;cây họ đậu|thận
bear:gấu;gấu xám|gầm|mật ong
beating-heart:trái tim đang đập;
beaver:hải ly;xây đập
bed:giường;
beer-mug:cốc bia;bia|cốc|quán bar
beetle:bọ cánh cứng;
bell:cái chuông;giờ nghỉ
bell-pepper:ớt chuông;rau
bell-with-slash:chuông với dấu gạch chéo;im lặng|tắt tiếng
bellhop-bell:chuông gọi phục vụ;
bento-box:hộp cơm bento;cơm bento|hộp
beverage-box:hộp đồ uống;nước ép|ống hút
bicycle:xe đạp;
bikini:áo tắm hai mảnh;bể bơi
billed-cap:mũ lưỡi trai;mũ bóng chày
biohazard:nguy hiểm sinh học;
bird:chim;
birthday-cake:bánh sinh nhật;sinh nhật|tráng miệng
bison:bò rừng;trâu
biting-lip:cắn môi;hồi hộp|lo lắng|lo âu|sợ hãi
black-cat:mèo đen;meo|vận đen|đen
black-circle:hình tròn màu đen;
black-flag:cờ đen;
black-heart:trái tim màu đen;tim đen|xấu|điều ác
black-large-square:hình vuông lớn màu đen;
black-nib:ngòi bút đen;bút mực|ngòi
black-small-square:hình vuông nhỏ màu đen;
black-square-button:nút hình vuông màu đen;
blackbird:chim hoét đen;con quạ|họ quạ|loài quạ|màu đen|quạ
blossom:hoa;bồ công anh
blowfish:cá nóc;cá bơn
blue-book:sách màu lam;xanh lam
blue-circle:hình tròn màu lam;
blue-heart:trái tim màu lam;màu lam
blueberries:quả việt quất;màu xanh|quả mọng
boar:lợn rừng;
bomb:bom;nguy hiểm
bone:xương;xương đòn
bookmark:đánh dấu trang;đánh dấu
bookmark-tabs:tab dấu trang;dấu trang|tab
books:sách;học tập|thư viện|tri thức|đọc
boomerang:bumơrang;boomerang|bật lại|dội lại|thổ dân
bottle-with-popping-cork:;bật ra|chai|nút gỗ
bouquet:bó hoa;hẹn hò|kỷ niệm|lãng mạn
bow-and-arrow:cung tên;cung|cung thủ|nhân mã
bowl-with-spoon:bát và thìa;cháo|ngũ cốc|yến mạch
bowling:bowling;
boxing-glove:găng tay quyền anh;quyền anh
boy:con trai;cậu bé
brain:não;
bread:bánh mì;bánh mì nướng|lúa mì|nhà hàng|tinh bột|ổ bánh mì
breast-feeding:cho con bú;cho bú
brick:gạch;tường|vữa|đất sét
bridge-at-night:cây cầu về đêm;cầu
briefcase:cặp tài liệu;văn phòng
briefs:quần lót;bộ đồ bơi|bộ đồ tắm|một mảnh
bright-button:nút sáng;
broccoli:xúp lơ xanh;bông cải xanh|cải bắp dại|hoa lơ
broken-chain:xích bị đứt;bẻ gãy|còng tay|làm đứt|tự do|đứt
broken-heart:trái tim tan vỡ;bị vỡ|cô đơn
broom:cây chổi;làm sạch|quét|quét dọn
brown-circle:hình tròn màu nâu;
brown-heart:trái tim màu nâu;màu nâu
brown-mushroom:nấm màu nâu;cây nấm nâu|nhân nấm|nhân pizza|tự nhiên|ăn chay
brown-square:hình vuông màu nâu;
bubble-tea:trà sữa trân châu;ngọc trai|trân châu
bubbles:bong bóng;dưới nước|sạch sẽ|ợ hơi
bucket:xô;thùng to
bug:con bọ;
building-construction:công trường xây dựng;cần cẩu|xây dựng
bullet-train:tàu viên đạn;tốc độ|viên đạn
bullseye:trúng đích;hồng tâm|mục tiêu|phi tiêu
burrito:bánh burrito;bánh mexico
bus:xe buýt;
bus-stop:điểm dừng xe buýt;dừng lại
bust-in-silhouette:bóng tượng bán thân;tượng bán thân
busts-in-silhouette:các bóng tượng bán thân;
butter:bơ;bơ sữa
butterfly:bướm;đẹp
cactus:cây xương rồng;hạn hán
calendar:lịch;ngày
call-me-hand:bàn tay gọi cho tôi;bàn tay|gọi điện
camel:lạc đà;con lạc đà|cái bướu
camera:máy ảnh;
camera-with-flash:máy ảnh có đèn flash;đèn flash
camping:cắm trại;
cancer:cung cự giải;
candle:nến;ánh sáng
candy:kẹo;
canned-food:thực phẩm đóng hộp;đóng hộp
canoe:xuồng;
capricorn:cung ma kết;
card-file-box:hộp đựng hồ sơ;
card-index:chỉ mục thẻ;chỉ mục|hộp danh thiếp|thẻ
card-index-dividers:dụng cụ chia chỉ mục thẻ;dụng cụ chia
carousel-horse:ngựa đu quay;đu quay ngựa
carp-streamer:cờ cá chép;cá chép|cờ dải
carpentry-saw:cưa mộc;cưa|cắt|gỗ xẻ|thợ mộc
carrot:cà rốt;
castle:lâu đài;kiểu châu âu
cat:mèo;
cat-face:mặt mèo;mặt
cat-with-tears-of-joy:;niềm vui|nước mắt
cat-with-wry-smile:mặt mèo cười gượng;châm biếm|con mèo|nụ cười
chains:dây xích;xích
chair:ghế;chỗ ngồi|ngồi
chart-decreasing:biểu đồ giảm;xu hướng
chart-increasing:biểu đồ tăng;tăng lên|tăng trưởng
chart-increasing-with-yen:biểu đồ đồng yên tăng;tăng
check-box-with-check:hộp kiểm có dấu chọn;
check-mark:dấu chọn;
check-mark-button:dấu chọn đậm màu trắng;
cheese-wedge:miếng pho mát;phô mai
chequered-flag:cờ ô vuông;
cherries:anh đào;màu đỏ|trái cây
cherry-blossom:hoa anh đào;
chess-pawn:quân tốt;bịp|thí tốt|tốt
chestnut:hạt dẻ;
chicken:gà;
child:trẻ em;giới tính chung|trẻ
children-crossing:qua đường cho trẻ em;
chipmunk:sóc chuột;con sóc
chocolate-bar:thanh sô cô la;sô cô la|thanh
chopsticks:đũa;
christmas-tree:cây thông noel;giáng sinh
church:nhà thờ;cây thánh giá|cầu nguyện|đạo cơ đốc
cigarette:thuốc lá;hút thuốc
cinema:rạp chiếu phim;
circled-m:chữ m trong vòng tròn;
circus-tent:lều rạp xiếc;rạp xiếc
cityscape:khung cảnh thành phố;
cityscape-at-dusk:;buổi tối|mặt trời lặn|phong cảnh
cl-button:nút cl;
clamp:cái kẹp;nén
clapper-board:bảng clapper;diễn
clapping-hands:vỗ tay;
classical-building:tòa nhà cổ điển;cổ điển
clinking-beer-mugs:chạm cốc bia;nước giải khát|quán ba
clinking-glasses:chạm cốc;chúc mừng|tiếng keng
clipboard:bảng ghi nhớ;ghi chú|việc cần làm
closed-book:sách đóng;giáo dục|đóng
closed-mailbox-with-lowered-flag:;hộp thư|nằm ngang
closed-umbrella:ô đã đóng;chiếc ô
cloud:đám mây;mây|âm u
cloud-with-lightning:đám mây với tia chớp;sét
cloud-with-lightning-and-rain:đám mây kèm chớp và mưa;sấm
cloud-with-rain:mây và mưa;mưa
cloud-with-snow:đám mây với tuyết;
clown-face:mặt hề;
club-suit:bộ nhép;bài|bộ bài nhép
clutch-bag:túi cắp nách;túi nhỏ
coat:áo khoác;áo choàng
cockroach:con gián;
cocktail-glass:ly cocktail;cocktail
coconut:dừa;cây dừa|pina colada
coffin:quan tài;
coin:đồng tiền;giàu|kho báu|kim loại|tiền|đô la
cold-face:mặt lạnh;lạnh|lạnh cứng|mặt xanh|tê cóng|đóng băng
collision:va chạm;bùng nổ
comet:sao chổi;
compass:la bàn;từ tính|điều hướng|định hướng
computer-disk:đĩa máy tính;quang học|đĩa mini
computer-mouse:chuột máy tính;
confetti-ball:bóng hoa giấy;bữa tiệc
confounded-face:mặt xấu hổ;xấu hổ
confused-face:mặt bối rối;bối rối
construction:công trường;rào chắn
construction-worker:công nhân xây dựng;công nhân|tu sửa
control-knobs:núm điều khiển;núm|điều khiển
convenience-store:cửa hàng tiện lợi;tiện lợi
cook:đầu bếp;
cooked-rice:cơm;nấu chín
cookie:bánh quy;
cooking:nấu ăn;cái chảo
cool-button:nút cool;
copyright:bản quyền;
coral:san hô;rặng
couch-and-lamp:ghế dài và đèn;đi văng
cow:bò cái;bò sữa|trang trại
cow-face:mặt bò;
cowboy-hat-face:mặt đội mũ cao bồi;cao bồi|nữ cao bồi
crab:cua;
crayon:bút sáp màu;
credit-card:thẻ tín dụng;thanh toán|tín dụng
crescent-moon:trăng lưỡi liềm;lưỡi liềm
cricket:dế;bộ cánh thẳng|châu chấu
cricket-game:trò chơi cricket;gậy đánh bóng
crocodile:cá sấu;sở thú
croissant:bánh sừng bò;bánh móng ngựa
cross-mark:dấu gạch chéo;
cross-mark-button:nút dấu gạch chéo;
crossed-fingers:hai ngón tay bắt chéo;chéo|may mắn
crossed-flags:cờ bắt chéo;
crossed-swords:kiếm bắt chéo;bắt chéo|kiếm
crown:vương miện;nữ hoàng|vua
crutch:nạng;gậy|gậy chống|khuyết tật|đau
crying-cat:mặt mèo đang khóc;
crying-face:mặt khóc;khóc
crystal-ball:quả cầu pha lê;pha lê|vận may
cucumber:dưa chuột;dưa chua
cup-with-straw:cốc và ống hút;mạch nha|soda
cupcake:bánh nướng nhỏ;
curling-stone:bi đá trên băng;
curly-loop:vòng lặp;
currency-exchange:đổi tiền;
curry-rice:cơm cà ri;cà ri
custard:bánh trứng;bánh
customs:hải quan;
cut-of-meat:tảng thịt;bít tết|sườn|sườn cừu|sườn lợn
cyclone:hình lốc xoáy;bão|xoáy
dagger:dao găm;
dango:bánh trôi nhật bản;que
dashing-away:lao đi;chạy|chớp nhoáng|lao
deciduous-tree:cây rụng lá;rơi|rụng lá
deer:hươu;
delivery-truck:xe tải giao hàng;
department-store:cửa hàng bách hóa;
derelict-house:ngôi nhà bỏ hoang;bỏ hoang
desert:sa mạc;
desert-island:đảo hoang;hoang|đảo
desktop-computer:máy tính để bàn;màn hình
detective:thám tử;trinh thám
diamond-suit:bộ rô;bộ bài rô
diamond-with-a-dot:hình thoi có dấu chấm;
dim-button:nút mờ;
disappointed-face:mặt thất vọng;
disguised-face:mặt trá hình;gián điệp|lông mày|ngụy trang|ria mép|ẩn danh
divide:dấu chia;
diving-mask:mặt nạ lặn;bình dưỡng khí|bình ôxy|lặn|ống thở
diya-lamp:đèn diya;diya|đèn
dizzy:choáng váng;
dna:adn;di truyền|gien|sự sống|tiến hóa
dodo:chim cưu;gà dodo|lớn|mauritius|tuyệt chủng
dog:chó;
dog-face:mặt cún;cún
dollar-banknote:tiền giấy đô la;hoá đơn|tiền giấy|tiền tệ
dolphin:cá heo;bãi biển|chân chèo
donkey:con lừa;bướng bỉnh|con la|lừa thồ
door:cửa;cửa sau|cửa trước
dotted-line-face:;biến mất|chán nản|hướng nội|vô hình
double-curly-loop:vòng lặp đôi;
double-exclamation-mark:hai dấu chấm than;
doughnut:bánh rán vòng;
dove:bồ câu;hòa bình
down-arrow:mũi tên xuống;
down-left-arrow:mũi tên xuống bên trái;
down-right-arrow:mũi tên xuống bên phải;
downcast-face-with-sweat:mặt chán nản với mồ hôi;
downwards-button:nút đi xuống;
dragon:rồng;hiệp sĩ
dragon-face:mặt rồng;
dress:váy;mua sắm
drooling-face:mặt chảy dãi;chảy dãi
drop-of-blood:giọt máu;chấn thương|hiến máu|y tế
droplet:giọt nước;mồ hôi
drum:trống;dùi trống
duck:vịt;
dumpling:bánh bao;sủi cảo
dvd:dvd;chuẩn đĩa quang
e-mail:email;
eagle:đại bàng;
ear:tai;cơ thể
ear-of-corn:bắp ngô;bắp|ngô
ear-with-hearing-aid:;nặng tai
egg:trứng;đồ ăn
eggplant:cà tím;
eight-pointed-star:ngôi sao tám cánh;
eight-spoked-asterisk:dấu hoa thị tám cánh;
eject-button:nút tháo;
electric-plug:phích cắm điện;điện
elephant:voi;
elevator:thang máy;kéo lên|nhấc
empty-nest:tổ trống rỗng;làm tổ
end-arrow:mũi tên end;
envelope:phong bì;
envelope-with-arrow:phong bì với mũi tên;thư đi
euro-banknote:tiền giấy euro;euro
evergreen-tree:cây thường xanh;cây thông|rừng
ewe:cừu cái;bồng bềnh|cái|cừu|cừu non|lông cừu|nông trại
exploding-head:đầu nổ tung;bị sốc
expressionless-face:mặt vô cảm;không diễn cảm|thản nhiên|vô cảm
eye:mắt;một mắt
eye-in-speech-bubble:;nhân chứng
eyes:đôi mắt;
face-blowing-a-kiss:mặt đang hôn gió;
face-exhaling:mặt thở ra;huýt sáo|kiệt sức|rên rỉ|thì thầm|thở dài|thở hắt ra|thở hổn hển
face-holding-back-tears:mặt kìm nén nước mắt;chịu đựng|giận giữ
face-in-clouds:mặt trong đám mây;đãng trí
face-savoring-food:mặt thưởng thức món ngon;ngon tuyệt|thưởng thức
face-screaming-in-fear:mặt la hét kinh hãi;kinh sợ|la hét
face-vomiting:mặt nôn mửa;nôn mửa
face-with-diagonal-mouth:mặt có miệng xiên;buồn chán|không chắc chắn
face-with-hand-over-mouth:mặt với tay che miệng;xin lỗi
face-with-head-bandage:mặt đeo băng đầu;vết thương
face-with-medical-mask:mặt đeo khẩu trang y tế;
face-with-monocle:mặt với kính một mắt;giàu có|ngột ngạt|thượng lưu
face-with-open-eyes-and-hand-over-mouth:;kính nể|ngạc nhiên
face-with-open-mouth:mặt có miệng há;thông cảm
face-with-peeking-eye:mặt hé mắt nhìn trộm;nhìn chằm chằm|nhìn lén|nhìn trộm|quyến rũ
face-with-raised-eyebrow:;ngờ vực
face-with-rolling-eyes:mặt có mắt đu đưa;cái gì vậy|không quan tâm|đu đưa
face-with-spiral-eyes:mặt có đôi mắt xoắn ốc;chóng mặt|khó hiểu|rắc rối|thôi miên
face-with-steam-from-nose:mặt có mũi đang phì hơi;hân hoan
face-with-symbols-on-mouth:;chửi rủa|chửi thề
face-with-tears-of-joy:;hài thật|vui sướng|vui đấy
face-with-tongue:mặt lè lưỡi;
face-without-mouth:mặt không có miệng;yên lặng|ít nói
factory:nhà máy;
factory-worker:công nhân nhà máy;công nghiệp|lắp ráp
falafel:bánh rán nhân gà;falafel|thịt viên|đậu hồi
fallen-leaf:lá rụng;rụng
farmer:nông dân;chủ trang trại|người làm vườn
fast-down-button:nút xuống nhanh;
fast-forward-button:nút tua đi nhanh;
fast-reverse-button:nút tua lại nhanh;
fast-up-button:nút lên nhanh;
fax-machine:máy fax;fax
fearful-face:mặt sợ hãi;kinh hãi
feather:lông chim;bộ lông|chuyến bay|nhẹ
female-sign:ký hiệu nữ;
ferris-wheel:vòng đu quay;đu quay
ferry:phà;hành khách
field-hockey:khúc côn cầu trên cỏ;cây gậy|sân
file-cabinet:tủ hồ sơ;
file-folder:thư mục tệp;thư mục|tệp
film-frames:khung hình phim;khung|phim
film-projector:máy chiếu phim;máy chiếu
fire:lửa;ngọn lửa
fire-engine:xe cứu hỏa;động cơ
fire-extinguisher:bình chữa cháy;chữa cháy|cứu hỏa|dập|dập tắt
firecracker:pháo;thuốc nổ
firefighter:lính cứu hỏa;
fireworks:pháo hoa;
first-quarter-moon:trăng thượng huyền;phần tư
first-quarter-moon-face:;trăng
fish:cá;
fish-cake-with-swirl:bánh cá có hình xoắn;
fishing-pole:cần câu cá;cần câu
flag-in-hole:cờ trong lỗ;
flamingo:hồng hạc;nhiệt đới|rực rỡ
flashlight:đèn pin;
flat-shoe:giày bệt;giày búp bê|giày lười
flatbread:bánh mỳ cắt lát;arepa|bánh mì dẹt|bánh mỳ cắt|lavash|pita
fleur-de-lis:hoa diên vĩ;
flexed-biceps:bắp tay gập lại;bắp tay|cơ bắp|gập lại
floppy-disk:đĩa mềm;đĩa
flower-playing-cards:quân bài hình hoa;thiệp
flushed-face:mặt đỏ ửng;đỏ mặt
flute:sáo;ban nhạc|máy ghi âm|ống sáo|ống tiêu
fly:con ruồi;bệnh|giòi|thối rữa
flying-disc:đĩa bay trò chơi;ném đĩa
flying-saucer:đĩa bay;ufo
fog:sương mù;
foggy:có sương;
folded-hands:chắp tay;hỏi|làm ơn
folding-hand-fan:quạt giấy;e thẹn|làm mát|quạt|tán tỉnh|vỗ cánh
fondue:lẩu pho mai;lẩu phô mai|nấu chảy|trượt tuyết
foot:bàn chân;dậm mạnh|mắt cá chân
footprints:dấu chân;chân trần|các dấu chân|in dấu
fork-and-knife:dĩa và dao;bữa trưa|bữa tối|cho ăn|dao|dĩa|ngon|ngon miệng|ăn sáng|đói
fork-and-knife-with-plate:dĩa và dao với đĩa;nĩa|nấu nướng
fortune-cookie:bánh quy may mắn;tiên tri
fountain:đài phun nước;
fountain-pen:bút máy;máy
four-leaf-clover:cỏ bốn lá;bốn|lá cây
fox:cáo;
framed-picture:tranh trong khung;tranh
free-button:nút free;
french-fries:khoai tây chiên;kiểu pháp|đồ ăn nhanh
fried-shrimp:tôm chiên;chiên
frog:ếch;
front-facing-baby-chick:mặt trước gà con;
frowning-face:mặt cau mày;
frowning-face-with-open-mouth:mặt cau miệng há;nhăn mặt
fuel-pump:bơm nhiên liệu;bơm|diesel|gas|khí|nhiên liệu|trạm bơm
full-moon:trăng tròn;tròn
full-moon-face:khuôn mặt trăng tròn;
funeral-urn:bình đựng tro cốt;tang lễ
game-die:trò xúc xắc;con xúc xắc|gieo xúc xắc|xúc xắc
garlic:tỏi;gia vị
gear:bánh răng;
gem-stone:đá quý;kim cương|viên ngọc|đồ nữ trang
gemini:cung song tử;
ghost:ma;
ginger-root:củ gừng;sức khỏe
giraffe:hươu cao cổ;đốm
girl:con gái;bím tóc|cô gái|xử nữ
glass-of-milk:cốc sữa;sữa
glasses:kính mắt;kính|đeo kính
globe-showing-americas:địa cầu thể hiện châu mỹ;châu mỹ|thế giới|thể hiện|trái đất|địa cầu
globe-showing-asia-australia:;châu á|châu á-châu úc|châu úc
globe-showing-europe-africa:;châu phi|châu âu
globe-with-meridians:;internet|kinh tuyến|ttoàn thế giới|web
gloves:găng tay;tay
glowing-star:ngôi sao lấp lánh;chiếu sáng|phát sáng
goal-net:khung thành;lưới
goat:dê;
goblin:yêu tinh;
goggles:kính bảo hộ;bảo vệ mắt|hàn
goose:con ngỗng;con gà|con vịt|cầm điểu|khờ dại|kêu|ngây ngô|đàn ngỗng
gorilla:khỉ đột;
graduation-cap:mũ tốt nghiệp;cái mũ|tốt nghiệp
grapes:chùm nho;nho
green-apple:táo xanh;táo|xanh
green-book:sách màu lục;xanh lục
green-heart:trái tim màu lục;màu lục
green-salad:salad rau xanh;salad
grey-heart:trái tim màu xám;xám|xám đen|đặc biệt
grimacing-face:mặt nhăn nhó;
grinning-cat:mặt mèo cười tươi;
grinning-cat-with-smiling-eyes:;cười toét
grinning-face:mặt cười toe toét;cười toe toét
grinning-face-with-big-eyes:;há to
grinning-face-with-sweat:mặt cười toát mồ hôi;căng thẳng|cười nhe răng|mỉm cười
grinning-squinting-face:;cười ngoác miệng|cười ngặt nghẽo|cười to|hài lòng
growing-heart:trái tim lớn dần;phát triển
guard:bảo vệ;cung điện buckingham|london
guide-dog:chó dẫn đường;dẫn đường|hỗ trợ|khiếm thị
guitar:đàn ghi-ta;
hair-pick:lược afro pick;afro|chải|kiểu tóc afro|lược|pick
hamburger:bánh hamburger;bánh kẹp
hammer:búa;sửa chữa
hammer-and-pick:búa và búa chim;
hammer-and-wrench:búa và cờ lê;chìa vặn
hamsa:hamsa;bùa hộ mệnh|fatima|mary|miriam|sự bảo vệ
hamster:mặt hamster;chuột hamster
hand-with-fingers-splayed:tay xòe ngón giơ lên;xòe
hand-with-index-finger-and-thumb-crossed:;búng tay|tiền bạc|đắt tiền
handbag:túi xách;túi
handshake:bắt tay;gặp mặt|đồng ý
hatching-chick:gà mới nở;
head-shaking-horizontally:lắc đầu;lắc
head-shaking-vertically:gật đầu;gật
headphone:tai nghe;âm thanh
headstone:bia mộ;an nghỉ|nghĩa trang|nghĩa địa
health-worker:nhân viên y tế;nhà trị liệu|y tá
hear-no-evil-monkey:khỉ không nghe điều xấu;nghe|điều xấu
heart-decoration:hình trang trí trái tim;
heart-exclamation:;chấm câu|cảm thán
heart-on-fire:trái tim bốc lửa;bốc lửa|cháy|thèm khát
heart-suit:bộ cơ;bộ bài cơ
heart-with-arrow:trái tim với mũi tên;thần tình yêu
heart-with-ribbon:trái tim với ruy băng;lễ tình yêu
heavy-dollar-sign:ký hiệu đô la đậm;
heavy-equals-sign:dấu bằng đậm;
hedgehog:nhím;có gai
helicopter:máy bay trực thăng;
herb:thảo mộc;
hibiscus:hoa dâm bụt;
high-heeled-shoe:giày cao gót;gót chân
high-speed-train:tàu cao tốc;
high-voltage:điện cao thế;cú đánh
hiking-boot:giày leo núi;du lịch bụi|giày ống
hindu-temple:đền hindu;hin đu|hin-đu|hindu|đền
hippopotamus:hà mã;
hole:lỗ;
hollow-red-circle:vòng tròn lớn đậm;
honey-pot:hũ mật ong;
honeybee:ong mật;con ong|mùa xuân
hook:móc;bắt|cái móc|điểm bán hàng|đường cong
horse:ngựa;cưỡi ngựa|đua
horse-face:mặt ngựa;
horse-racing:đua ngựa;cuộc đua|ngựa đua
hospital:bệnh viện;
hot-beverage:đồ uống nóng;buổi sáng|caffeine|cà phê|nóng|nóng hổi
hot-dog:bánh mì xúc xích;xúc xích
hot-face:mặt nóng;sốc nhiệt|đổ mồ hôi
hot-pepper:quả ớt;
hot-springs:suối nước nóng;suối
hotel:khách sạn;
hourglass-done:đồng hồ cát đã chảy hết;bộ định thời|đồng hồ cát
hourglass-not-done:đồng hồ cát đang chảy;cát
house:ngôi nhà;nhà
house-with-garden:nhà có vườn;vườn
houses:những ngôi nhà;
hugging-face:mặt ôm;
hundred-points:;một trăm|toàn bộ|điểm
hushed-face:mặt làm thinh;làm thinh
hut:túp lều;lều tròn|nhà tròn
hyacinth:lục bình;bluebonnet|bụi hoa|hoa mõm sói|hoa oải hương|hoa tiên ông|màu chàm|oải hương|đậu lupin
ice:viên đá;
ice-cream:kem;
ice-hockey:khúc côn cầu trên băng;khúc côn cầu|trận đấu
ice-skate:giày trượt băng;
id-button:nút id;
identification-card:thẻ nhận dạng;bảo mật|cccd|cmnd|giấy phép
inbox-tray:khay thư đến;hộp thư đến|khay|nhận
incoming-envelope:phong bì thư đến;thư đến
index-pointing-at-the-viewer:;bạn
index-pointing-up:ngón trỏ chỉ lên trên;
infinity:vô cực;
information:thông tin;
input-latin-letters:nhập chữ cái la tinh;
input-latin-lowercase:nhập chữ thường la tinh;
input-latin-uppercase:nhập chữ hoa la tinh;
input-numbers:nhập số;
input-symbols:nhập biểu tượng;
jack-o-lantern:đèn lồng bí ngô;halloween|lễ hội|lồng|đèn lồng
japanese-application-button:nút tiếng nhật “đơn xin”;
japanese-bargain-button:nút tiếng nhật “mặc cả”;
japanese-castle:lâu đài nhật bản;kiểu nhật
japanese-dolls:búp bê nhật bản;búp bê
japanese-here-button:nút tiếng nhật “tại đây”;
japanese-post-office:bưu điện nhật bản;
japanese-prohibited-button:nút tiếng nhật “bị cấm”;
japanese-secret-button:nút tiếng nhật “bí mật”;
jar:bình đựng;cửa hàng|nước sốt|thùng chứa|trống rỗng
jeans:quần bò;quần|quần dài
jellyfish:sứa;biển|bỏng|chích|không xương sống|sinh vật biển|thủy sinh|xúc tu
joker:quân phăng teo;lá bài
joystick:cần điều khiển;
judge:thẩm phán;
kaaba:kaaba;hồi giáo|thuộc hồi giáo
kangaroo:chuột túi;australia|chuột túi con|nhảy|thú có túi
key:chìa khóa;mật khẩu
keyboard:bàn phím;
khanda:biểu tượng khanda;
kick-scooter:xe hẩy;
kimono:kimono;
kiss-mark:dấu nụ hôn;
kissing-cat:mặt mèo hôn mắt nhắm;
kissing-face:mặt hôn;hôn
kissing-face-with-closed-eyes:mặt hôn mắt nhắm;nhắm
kissing-face-with-smiling-eyes:mặt hôn mắt cười;
kitchen-knife:dao làm bếp;hocho|vũ khí
kite:diều;bay lên|bay lượn
kiwi-fruit:quả kiwi;kiwi
knocked-out-face:mặt chóng mặt;
knot:nút thắt;buộc|bện|dây thừng|rối
koala:gấu túi;con gấu|koala
lab-coat:áo phòng thí nghiệm;thí nghiệm
label:nhãn;
lacrosse:bóng vợt;bóng
ladder:thang;bậc thang|leo trèo|nấc
lady-beetle:bọ rùa;con bọ rùa|thiên nhiên
laptop:máy tính xách tay;cá nhân
large-blue-diamond:hình thoi lớn màu lam;
large-orange-diamond:hình thoi lớn màu cam;
last-quarter-moon:trăng hạ huyền;
last-track-button:nút bài trước;
latin-cross:thánh giá la-tinh;
leaf-fluttering-in-wind:lá rung rinh trong gió;rung|thổi
leafy-green:xanh lá;cải bắp|cải thìa|cải xoăn|rau diếp|salat
ledger:sổ cái;
left-arrow:mũi tên trái;
left-facing-fist:nắm đấm hướng phía trái;hướng trái
left-luggage:hành lý bỏ quên;
left-right-arrow:mũi tên trái phải;
left-speech-bubble:bong bóng lời nói trái;
leftwards-hand:;bên trái|sang trái
leftwards-pushing-hand:bàn tay đẩy sang trái;chặn|chờ|thôi|từ chối|đẩy|đập tay
leg:chân;chân tay|gập chân
lemon:chanh tây;chanh|chua|họ cam quýt
leo:cung sư tử;
leopard:báo hoa mai;con báo
level-slider:thanh trượt mức;mức|thanh trượt
libra:cung thiên bình;
light-blue-heart:;dễ thương|thích|xanh dương nhạt|xanh lơ|xanh mòng két
light-bulb:bóng đèn;ý tưởng
light-rail:tàu điện nhẹ;
lime:chanh ta;margarita|mojito|tequila|vị chua
link:mắt xích;
linked-paperclips:kẹp giấy được nối;nối
lion:sư tử;mặt sư tử
lipstick:son môi;mỹ phẩm|trang điểm
litter-in-bin-sign:ký hiệu bỏ rác vào thùng;
lizard:thằn lằn;bò sát
llama:lạc đà không bướu;len|lạc đà alpaca|lạc đà guanaco|lạc đà vicuña
lobster:tôm hùm;càng|hải sản|xúp tôm cua
locked:khóa;riêng tư
locked-with-key:khóa với chìa;chìa
locked-with-pen:khóa với bút;mực|ngòi bút
locomotive:đầu máy xe lửa;hơi nước
lollipop:kẹo mút;
long-drum:trống dài;conga|nhịp|đập
lotion-bottle:chai sữa dưỡng da;dầu gội|kem chống nắng|kem dưỡng ẩm|sữa dưỡng da
lotus:hoa sen;phật giáo|sự tinh khiết|việt nam|ấn độ|ấn độ giáo
loudly-crying-face:mặt khóc to;thổn thức
loudspeaker:loa phát thanh;
love-hotel:khách sạn tình yêu;
love-letter:thư tình;lá thư|thư
love-you-gesture:cử chỉ yêu nhau;anh yêu em|ba ngón tay
low-battery:pin yếu;năng lượng thấp|điện tử
luggage:hành lý;du lịch|vali kéo|đóng gói
lungs:phổi;hít vào|hô hấp|hơi thở|thở|thở ra
lying-face:mặt nói dối;nói dối|pinocchio
magic-wand:gậy thần;ma thuật|thầy phù thủy
magnet:nam châm;chữ u|móng ngựa|sức hút
magnifying-glass-tilted-left:;phóng đại|tìm kiếm
mahjong-red-dragon:mạt chược rồng đỏ;mạt chược
male-sign:ký hiệu nam;
mammoth:voi ma mút;có lông|ngà
man:đàn ông;người lớn
mango:xoài;
mans-shoe:giày nam;giày
mantelpiece-clock:đồng hồ để bàn;
manual-wheelchair:xe lăn tay;trợ năng
map-of-japan:bản đồ nhật bản;
maple-leaf:lá phong;
maracas:maraca;lục lạc|tiệc tùng
martial-arts-uniform:đồng phục võ thuật;judo|karate|taekwondo|võ thuật|đồng phục
mate:trà nhựa ruồi;
meat-on-bone:thịt bám xương;
mechanic:thợ máy;thợ thủ công|thợ điện
mechanical-arm:cánh tay giả;
mechanical-leg:chân giả;giả
medical-symbol:biểu tượng y tế;
megaphone:loa phóng thanh;cổ vũ
melon:dưa;
melting-face:mặt tan chảy;chất lỏng|hòa tan|tan chảy
memo:sổ ghi nhớ;
mending-heart:trái tim đang lành;cải thiện|hồi phục|khỏe mạnh hơn|phục hồi|đang lành
menorah:cây đèn menorah;
mens-room:nhà vệ sinh nam;
metro:tàu điện ngầm;
microbe:vi trùng;amip|khoa học|vi khuẩn
microphone:micrô;hát|karaoke
microscope:kính hiển vi;kính hiển vị
middle-finger:ngón giữa;
military-helmet:mũ sắt quân đội;chiến binh|mũ bảo hiểm|người lính|quân sự|quân đội
military-medal:huân chương quân đội;
milky-way:dải ngân hà;
minibus:xe buýt nhỏ;
mirror:gương;gương phản xạ|phản chiếu|phản xạ|phản ánh
mirror-ball:quả cầu gương;buổi tiệc|disco|khiêu vũ|long lanh|sàn nhảy
moai:tượng moai;bức tượng|tượng moyai
mobile-phone:điện thoại di động;di động
mobile-phone-off:tắt điện thoại di động;
mobile-phone-with-arrow:;gọi
money-bag:túi tiền;
money-mouth-face:mặt có tiền ở miệng;
money-with-wings:tiền có cánh;
monkey:khỉ;con khỉ|quả chuối
monkey-face:mặt khỉ;
monorail:đường một ray;
moon-cake:bánh trung thu;mùa thu
moon-viewing-ceremony:lễ ngắm trăng;
moose:nai sừng tấm bắc mỹ;gạc|nai sừng tấm|nai sừng xám
mosque:nhà thờ hồi giáo;
mosquito:con muỗi;muỗi|sốt|sốt rét|vi rút|đốt
motor-boat:thuyền máy;thuyền
motor-scooter:xe tay ga;mô tơ
motorcycle:xe máy;đua xe
motorized-wheelchair:xe lăn tự động;
motorway:đường cao tốc;đường
mount-fuji:núi phú sĩ;phú sĩ
mountain:núi;
mountain-cableway:cáp treo trên núi;
mountain-railway:đường ray leo núi;toa xe
mouse:chuột;
mouse-face:mặt chuột;
mouse-trap:bẫy chuột;bẩy|bẫy|mồi|pho mát
mouth:miệng;môi
movie-camera:máy quay phim;bollywood|hollywood
mrs-claus:mẹ giáng sinh;
multiply:dấu nhân;
mushroom:nấm;
musical-keyboard:phím đàn;đàn piano
musical-note:nốt nhạc;nhạc
musical-notes:các nốt nhạc;
musical-score:khuông nhạc;bản nhạc
muted-speaker:tắt loa;cái loa|không ồn ào
mx-claus:bà già noel;noel
nail-polish:sơn móng tay;chăm sóc|làm móng tay|móng tay|đánh bóng
name-badge:thẻ tên;
national-park:công viên quốc gia;công viên
nauseated-face:mặt buồn nôn;buồn nôn
nazar-amulet:bùa may mắn nazar;bùa|mê hoặc|mắt ác|nhìn
necktie:cà vạt;trang trọng|áo sơ mi
nerd-face:mặt mọt sách;bốn mắt|chuyên gia|mọt sách|thông minh|đam mê
nest-with-eggs:tổ có trứng;
nesting-dolls:búp bê matryoshka;babooshka|baboushka|babushka|búp bê lồng|lồng nhau|nước nga
neutral-face:mặt trung lập;trung lập
new-button:nút new;
new-moon:trăng non;
new-moon-face:mặt trăng non;
newspaper:báo;tin tức|tạp chí
next-track-button:nút bài tiếp theo;
ng-button:nút ng;
night-with-stars:đêm có sao;đêm
ninja:ninja;chiến tranh|kẻ sát nhân|kỹ năng|tàng hình|đấu sĩ
no-bicycles:cấm xe đạp;
no-entry:cấm vào;
no-littering:cấm xả rác;
no-mobile-phones:cấm điện thoại di động;
no-pedestrians:cấm người đi bộ;
no-smoking:cấm hút thuốc;
non-potable-water:nước không uống được;
nose:mũi;
notebook:sổ ghi chép;
notebook-with-decorative-cover:;bìa
nut-and-bolt:đai ốc và bu lông;bu lông|đai ốc
o-button-blood-type:nút o (nhóm máu);
octopus:bạch tuộc;sinh vật
oden:món oden;kẹp|xiên
office-building:tòa nhà văn phòng;công việc|dạng lập phương|thành phố
office-worker:nhân viên văn phòng;kinh doanh|kiến trúc sư|người quản lý
ogre:mặt quỷ;
oil-drum:thùng dầu;dầu|thùng
ok-button:nút ok;
ok-hand:bàn tay làm dấu ok;chắc chắn rồi|ok nha|tuyệt|được
old-key:chìa khóa cũ;đầu mối
old-man:cụ ông;già|đầu hói
old-woman:cụ bà;
older-person:người lớn tuổi;
olive:ôliu;
on-arrow:mũi tên on!;
oncoming-automobile:ô tô đang tới;xe hơi|đang tới
oncoming-bus:xe buýt đang tới;
oncoming-fist:nắm đấm;cú đấm|nắm tay|siết chặt
oncoming-police-car:xe cảnh sát đang tới;
oncoming-taxi:taxi đang tới;
one-piece-swimsuit:áo tắm một mảnh;bộ áo tắm
onion:hành;
open-book:sách đang mở;
open-file-folder:thư mục tệp mở;
open-hands:hai bàn tay đang xòe;mở ra
ophiuchus:cung xà phu;
optical-disk:đĩa quang;quang
orange-book:sách màu cam;màu cam
orange-circle:hình tròn màu cam;
orange-heart:trái tim màu cam;
orange-square:hình vuông màu cam;
orangutan:đười ươi;vượn người
otter:rái cá;bắt cá|nghịch ngợm
outbox-tray:khay thư đi;hộp thư đi|đã gửi
owl:cú;khôn ngoan
ox:bò đực;bò mộng
oyster:hàu;
p-button:nút p;
package:gói;bưu kiện
page-facing-up:trang hướng lên trên;tài liệu
page-with-curl:trang bị quăn;quăn|trang
pager:máy nhắn tin;
paintbrush:cọ vẽ tranh;tranh vẽ
palm-down-hand:;thả|xua|xuỵt|đuổi
palm-tree:cây cọ;cây
palm-up-hand:;mời gọi|vẫy gọi
pancakes:bánh kếp;
panda:mặt gấu trúc;
paperclip:kẹp giấy;
parachute:dù;dù kéo|lượn|nhảy dù
parrot:con vẹt;cướp biển|nói chuyện|vẹt
party-popper:pháo giấy buổi tiệc;
partying-face:mặt tiệc tùng;
passenger-ship:tàu chở khách;
passport-control:kiểm soát hộ chiếu;
pause-button:nút tạm dừng;
paw-prints:dấu chân móng vuốt;dấu
pea-pod:đậu hà lan;quả đậu|đậu|đậu nành
peace-symbol:biểu tượng hòa bình;
peach:đào;
peacock:con công;công mái|phô trương|tự hào
peanuts:đậu phộng;quả hạch|rau củ
pear:lê;
pen:bút;bút bi
pencil:bút chì;văn phòng phẩm
penguin:chim cánh cụt;nam cực
pensive-face:mặt trầm ngâm;trầm ngâm
people-hugging:hai người ôm nhau;cảm ơn|tình bạn|tạm biệt|xin chào
performing-arts:nghệ thuật biểu diễn;biểu diễn|mặt nạ|nhà hát
persevering-face:mặt kiên nhẫn;tập trung
person:người;
person-beard:người có râu;râu
person-biking:người đi xe đạp;người đạp xe|đạp xe
person-blonde-hair:người tóc vàng hoe;tóc|vàng hoe
person-bouncing-ball:người chơi bóng;nhồi bóng|ném sọt rổ
person-bowing:người đang cúi đầu;cúi người|cầu xin|hối tiếc|lấy làm tiếc|lời xin lỗi|tha thứ|tội nghiệp
person-cartwheeling:người nhào lộn;hào hứng|lăng nghiêng|nhào lộn|thể dục|vui vẻ
person-climbing:người đang leo núi;leo núi|người leo trèo|nhà leo núi
person-deaf:người khiếm thính;khiếm thính|điếc
person-elf:yêu ma;cổ tích|kỳ ảo|phép thuật|thần bí|tộc tiên
person-facepalming:người lấy tay che mặt;hoài nghi|không tin nổi|lòng bàn tay|lại nữa rồi|tay che mặt
person-fairy:tiên;cánh tiên|oberon|puck|thần thoại|thần tiên|titania
person-feeding-baby:người cho em bé bú;
person-fencing:người đấu kiếm;người đánh kiếm|đấu kiếm
person-frowning:người đang cau mày;buồn bã|bực tức|cau mày|khó chịu|không vui
person-genie:thần;chà đèn thần|huyền bí|ma thần|thần đèn|điều ước|đèn thần
person-gesturing-no:người ra hiệu phản đối;không bao giờ|không cho phép|không đời nào
person-gesturing-ok:người ra hiệu đồng ý;
person-getting-haircut:người được cắt tóc;làm đẹp|phong cách|salon|tiệm|tiệm cắt tóc|tỉa tóc
person-getting-massage:người được xoa bóp mặt;mát xa|thư giãn|thẩm mĩ viện|trị liệu|xoa bóp|đau đầu
person-golfing:người chơi gôn;bóng golf|golf|gôn|gạt bóng|người chơi golf|pga|sân tập gôn
person-in-bed:người trên giường;chợp mắt|ngủ ngoan nhé|say giấc
person-in-lotus-position:người ngồi kiết già;an lạc|bắt chéo chân|thanh bình|thiền|yoga|yogi
person-in-manual-wheelchair:người trên xe lăn tay;xe lăn
person-in-motorized-wheelchair:người trên xe lăn điện;
person-in-steamy-room:;nhà tắm hơi|phòng xông hơi|sang chảnh|spa
person-in-suit-levitating:;bộ đồ
person-in-tuxedo:người mặc bộ vest;bộ vest|chú rể
person-juggling:người tung hứng;cân bằng|giữ thăng bằng|tung hứng|đa nhiệm|đa năng
person-kneeling:người quỳ;quỳ|quỳ gối|đang quỳ
person-lifting-weights:người cử tạ;cử tạ|người nâng|nâng tạ|thanh tạ|thể hình|trọng lượng|tập luyện|tập thể dục
person-mage:pháp sư;bà cốt|phù thủy|thần chú|thầy phù thuỷ|triệu hồi|đạo sĩ|đồng cốt
person-merpeople:người cá;chàng tiên cá|công chúa cá|nàng tiên cá|đinh ba
person-mountain-biking:người đi xe đạp leo núi;
person-playing-handball:người chơi bóng ném;bóng ném|bắt bóng|lốp bóng|ném bóng|phát bóng
person-playing-water-polo:người chơi bóng nước;bơi lội
person-pouting:người đang bĩu môi;bĩu môi|cáu kỉnh|hờn dỗi|nhăn nhó
person-raising-hand:người giơ cao tay;chọn tôi đi|giơ tay|nâng lên|tôi muốn hỏi|ở bên này
person-rowing-boat:người chèo thuyền;câu cá|sông
person-running:người chạy;chạy nhanh|chạy đua maratông|vội vã|đang đến
person-shrugging:người nhún vai;có thể|hững hờ|không biết|nghi ngờ|nhún vai|sao cũng được|thờ ơ
person-standing:người đứng;đang đứng|đứng
person-superhero:siêu anh hùng;anh hùng|người dơi|nữ anh hùng|siêu năng lực
person-supervillain:nhân vật siêu phản diện;tội phạm|xấu xa|độc ác
person-surfing:người lướt sóng;lướt sóng
person-swimming:người bơi;bơi|bơi tự do
person-taking-bath:người đang tắm bồn;
person-tipping-hand:người ra hiệu trợ giúp;giúp|hất tóc|mách nước|mỉa mai|nghiêm túc|tươi tắn|vuốt tóc
person-vampire:ma cà rồng;bất tử|dracula|hóa trang|máu|răng nanh|siêu nhiên|xác sống|đáng sợ
person-walking:người đi bộ;dáng đi|tản bộ|đang đi bộ|đi bộ|đi lang thang|đi thong dong
person-wearing-turban:người đội khăn xếp;khăn turban|khăn xếp
person-with-bunny-ears:những người đeo tai thỏ;bạn thân|bạn tâm giao|bản sao|bộ đôi|sinh đôi|tai thỏ|vũ công
person-with-crown:người đội vương miện;cao quý|hoàng gia|quân vương|vương giả
person-with-skullcap:;mũ khang hy
person-with-veil:người đội khăn voan;cô dâu|cưới|khăn voan|mạng che mặt
person-with-white-cane:người với gậy dò đường;
person-wrestling:người chơi vật;giải đấu vật|trên võ đài|vật|đô vật|đấu vật
person-zombie:xác chết sống lại;kinh dị|tận thế|zombie
petri-dish:đĩa petri;nuôi cấy|phòng thí nghiệm|sinh vật học
phoenix-bird:phượng hoàng;chim lửa|chim phượng hoàng|thăng thiên|tái sinh|vinh quang|đầu thai
piata:piñata;người mexico|pinata
pick:búa chim;khai mỏ
pickup-truck:xe bán tải;nhận hàng|vận tải
pie:bánh nướng;bí đỏ|bột nhào|miếng bánh|nhồi bánh
pig:lợn;lợn nái|thịt lợn
pig-face:mặt lợn;
pig-nose:mũi lợn;mõm lợn|ngửi
pile-of-poo:đống phân;chất thải|phân
pill:viên thuốc;thuốc|vitamin
pilot:phi công;
pinched-fingers:ngón tay khum lại;cái gì|cử chỉ tay|khum lại|kiên nhẫn|thẩm vấn
pinching-hand:tay chụm;số lượng nhỏ
pine-decoration:trang trí cây thông;cây tre|kiểu nhật bản
pineapple:dứa;
ping-pong:bóng bàn;vợt đánh bóng
pink-heart:trái tim màu hồng;hồng
pirate-flag:cờ cướp biển;
pisces:cung song ngư;
pizza:bánh pizza;lát
placard:bảng hiệu;biển hiệu|bảng|cọc|phản đối|thông báo
place-of-worship:nơi thờ phụng;
play-button:nút phát;
play-or-pause-button:nút phát hoặc tạm dừng;
playground-slide:cầu trượt;chơi|khu vui chơi
pleading-face:mặt cầu xin;lòng thương|mắt cún con|xin xỏ
plunger:dụng cụ thông tắc;hút|lực cốc
polar-bear:gấu trắng bắc cực;bắc cực|gấu bắc cực|trắng
police-car:xe cảnh sát;tuần tra
police-officer:cảnh sát;bắt giữ|bị tóm|công an|dừng xe|luật|sĩ quan
poodle:chó xù;
pool-8-ball:;bida|tám
popcorn:bỏng ngô;
post-office:bưu điện;
postal-horn:kèn bưu chính;bưu chính|kèn
postbox:hòm thư;
pot-of-food:nồi thức ăn;hầm|nồi|súp
potable-water:nước uống;
potato:khoai tây;
potted-plant:cây trồng trong chậu;chậu cây|mọc|nuôi dưỡng|trang trí|trồng trong chậu
poultry-leg:đùi gia cầm;gia cầm|đùi gà
pound-banknote:tiền giấy bảng;
pouring-liquid:đổ chất lỏng;ly thủy tinh|tràn
pouting-cat:mặt mèo hờn dỗi;
pouting-face:mặt hờn dỗi;cơn thịnh nộ
prayer-beads:tràng hạt;hạt|lời cầu nguyện|vòng cổ
pregnant-man:người đàn ông mang bầu;bụng bầu|có thai|căng phồng|no đủ
pregnant-person:người mang bầu;
pregnant-woman:người phụ nữ có thai;mang thai
pretzel:bánh quy xoắn;xoắn
prince:hoàng tử;
princess:công chúa;hoàng hậu
printer:máy in;
prohibited:bị cấm;
purple-circle:hình tròn màu tím;
purple-heart:trái tim màu tím;trái tim tím|tím
purple-square:hình vuông màu tím;
purse:ví;tiền xu
pushpin:đinh ghim;cái ghim
puzzle-piece:ghép hình;ghép vào nhau|mảnh|trò ghép hình
rabbit:thỏ;con thỏ
rabbit-face:mặt thỏ;
raccoon:gấu trúc;tinh nghịch|tò mò
racing-car:xe đua;
radio:radio;
radio-button:nút radio;
radioactive:phóng xạ;
railway-car:toa tàu;
railway-track:đường ray;
rainbow:cầu vồng;chuyển giới|lưỡng tính|đồng tính
rainbow-flag:cờ cầu vồng;
raised-back-of-hand:mu bàn tay giơ lên;giơ lên
raised-fist:nắm đấm giơ lên;đoàn kết
raised-hand:bàn tay giơ lên;
raising-hands:hai bàn tay giơ lên;hoan hô
ram:cừu đực;
rat:chuột cống;
razor:dao cạo;cạo râu|dao cạo râu|sắc
receipt:biên nhận;chứng từ|ghi sổ sách|hóa đơn|kế toán
record-button:nút ghi;
recycling-symbol:biểu tượng tái chế;
red-apple:táo đỏ;
red-circle:hình tròn màu đỏ;
red-envelope:bao lì xì;chúc may mắn|hồng bao|lì xì|quà tặng
red-exclamation-mark:dấu chấm than đỏ;
red-heart:trái tim màu đỏ;cảm xúc
red-paper-lantern:đèn lồng giấy màu đỏ;
red-question-mark:dấu chấm hỏi;
red-square:hình vuông màu đỏ;
registered:đã đăng ký;
relieved-face:mặt nhẹ nhõm;nhẹ nhõm
reminder-ribbon:ruy băng nhắc nhở;lời nhắc
repeat-button:nút lặp lại;
repeat-single-button:nút lặp lại một lần;
rescue-workers-helmet:;chữ thập|cứu|nón bảo hộ
restroom:nhà vệ sinh;
reverse-button:nút tua lại;
revolving-hearts:trái tim xoay vòng;đang quay
rhinoceros:tê giác;
ribbon:ruy băng;
rice-ball:cơm nắm;nhật bản
rice-cracker:bánh gạo;bánh quy giòn|gạo
right-anger-bubble:bong bóng góc phải;khí cầu
right-arrow:mũi tên phải;
right-arrow-curving-down:mũi tên phải cong xuống;
right-arrow-curving-up:mũi tên phải cong lên;
right-facing-fist:nắm đấm hướng sang phải;hướng phải
rightwards-hand:;bên phải|sang phải
rightwards-pushing-hand:bàn tay đẩy sang phải;
ring:nhẫn;
ring-buoy:phao cứu sinh;an toàn|cấp cứu|cứu hộ|phao nổi
ringed-planet:;hành tinh|sao thổ|thần nông|thổ tinh
roasted-sweet-potato:khoai lang nướng;khoai|nướng
robot:mặt rô-bốt;quỷ|rô-bốt
rock:đá;hòn đá|nặng|tảng đá
rocket:tên lửa;không gian|phóng
roll-of-paper:cuộn giấy;giấy toilet|giấy vệ sinh
rolled-up-newspaper:tờ báo được cuộn tròn;báo giấy|cuộn
roller-coaster:tàu lượn siêu tốc;con lăn|tàu lao dốc
roller-skate:giày trượt patin;giày trượt|trượt patin
rolling-on-the-floor-laughing:mặt cười lăn cười bò;cười sung sướng|lăn|sàn
rooster:gà trống;
rose:hoa hồng;sang trọng|valentine|vẻ đẹp
rosette:nơ hoa hồng;
round-pushpin:đinh ghim hình tròn;ghim
rugby-football:bóng bầu dục;
running-shirt:áo chạy bộ;chạy bộ|khăn quàng vai|vận động viên
running-shoe:giày chạy;giày chạy bộ|giày đế mềm
safety-pin:ghim băng;
safety-vest:áo bảo hộ;khẩn cấp
sagittarius:cung nhân mã;
sailboat:thuyền buồm;du thuyền|khu nghỉ dưỡng
sake:rượu sake;
salt:muối;bình lắc
saluting-face:mặt chào;chào|nhà binh|vâng
sandwich:bánh mỳ kẹp;
santa-claus:ông già noel;cha|claus|santa|ông già noen
sari:xari;sari|trang phục|đầm
satellite:vệ tinh;vũ trụ
satellite-antenna:ăng-ten vệ tinh;ăng-ten
sauropod:khủng long chân thằn lằn;uyển long
saxophone:kèn saxophone;
scarf:khăn quàng;ủ ấm
school:trường học;
scientist:nhà khoa học;kỹ sư|nhà vật lý
scissors:kéo;
scorpio:cung bọ cạp;
scorpion:bọ cạp;
screwdriver:tua vít;bắt vít|đầu phẳng
scroll:cuộn sách;giấy
seal:chó biển;hải cẩu|sư tử biển
seat:cái ghế;
see-no-evil-monkey:khỉ không nhìn điều xấu;
seedling:cây non;cây giống|non|nảy mầm
selfie:tự sướng;
service-dog:chó hỗ trợ;dịch vụ|trợ giúp
sewing-needle:kim may;chỉ khâu|khâu|kim|may|may đo|thêu
shaking-face:mặt lắc;choáng|hốt hoảng|sửng sốt|wow|động đất
shallow-pan-of-food:chảo thức ăn nông;chảo|nông|nồi đất|paella
shamrock:cỏ ba lá;ai-len
shark:cá mập;
shaved-ice:đá bào;bào
sheaf-of-rice:bó lúa;bông lúa
shield:cái khiên;
shinto-shrine:đền thờ nhật bản;thần đạo|đền thờ
ship:tàu thủy;
shooting-star:sao băng;
shopping-bags:túi mua sắm;
shopping-cart:xe mua hàng;mua hàng|xe đẩy
shortcake:bánh ngọt;miếng|ngọt
shorts:quần soóc;quần bơi
shower:vòi hoa sen;
shrimp:tôm;tôm cua
shuffle-tracks-button:nút xáo trộn bài;
shushing-face:mặt ra dấu suỵt;suỵt
sign-of-the-horns:ký hiệu cặp sừng;sừng|tuyệt vời
singer:ca sĩ;diễn viên|nghệ sĩ|nhạc rock
skateboard:ván trượt;ván
skier:người trượt tuyết;
skis:ván trượt tuyết;
skull:đầu lâu;cái chết
skull-and-crossbones:đầu lâu xương chéo;xương chéo
skunk:chồn hôi mỹ;mùi hôi
sled:xe trượt tuyết;
sleeping-face:mặt đang ngủ;ngủ ngoan|zzz
sleepy-face:mặt buồn ngủ;
slightly-frowning-face:mặt hơi cau mày;
slightly-smiling-face:mặt cười mỉm;
slot-machine:máy giật xèng;cờ bạc|khe
sloth:con lười;chậm|lười|đủng đỉnh
small-airplane:máy bay nhỏ;nhỏ
small-blue-diamond:hình thoi nhỏ màu lam;
small-orange-diamond:hình thoi nhỏ màu cam;
smiling-cat-with-heart-eyes:;hình trái tim|thân ái
smiling-face:mặt cười;cười|thoải mái
smiling-face-with-halo:mặt cười có hào quang;hào quang|ngây thơ
smiling-face-with-hearts:;phải lòng|yêu quý
smiling-face-with-horns:mặt cười có sừng;
smiling-face-with-smiling-eyes:mặt cười híp mắt;cười mỉm|vui mừng
smiling-face-with-sunglasses:mặt cười đeo kính;
smiling-face-with-tear:mặt cười với nước mắt;biết ơn|xúc động
smirking-face:mặt cười khẩy;cười khẩy
snail:ốc sên;
snake:rắn;vật mang
sneezing-face:mặt hắt hơi;cúm|hắt hơi
snow-capped-mountain:đỉnh núi phủ tuyết;
snowboarder:người trượt ván tuyết;
snowflake:bông tuyết;
snowman:người tuyết;tuyết
soap:xà phòng;vệ sinh|xà phòng bánh|xát xà phòng
soccer-ball:bóng đá;thể thao vua|túc cầu
socks:tất;bít tất
soft-ice-cream:kem mềm;cái kem|mềm
softball:bóng mềm;bao tay
soon-arrow:mũi tên soon;
sos-button:nút sos;
spade-suit:bộ bích;bộ bài bích
spaghetti:spaghetti;pasta
sparkle:lấp lánh;
sparkler:pháo bông;chói sáng
sparkles:ánh lấp lánh;kỳ diệu
sparkling-heart:trái tim lấp lánh;bị kích thích
speak-no-evil-monkey:khỉ không nói điều xấu;
speaker-high-volume:âm lượng loa cao;
speaker-low-volume:âm lượng loa thấp;
speaker-medium-volume:âm lượng loa trung bình;trung bình
speaking-head:đầu người đang nói;cái đầu|hình bóng|nói|đang nói
speech-balloon:bong bóng lời nói;bài diễn văn|thoại
speedboat:xuồng cao tốc;
spider:nhện;
spider-web:mạng nhện;
spiral-calendar:lịch gáy xoắn;gáy xoắn
spiral-notepad:sổ ghi chú gáy xoắn;
spiral-shell:vỏ xoắn ốc;xoắn ốc
sponge:bọt biển;hấp thụ|xốp
spoon:thìa;bộ đồ ăn
sport-utility-vehicle:xe thể thao đa dụng;giải trí
sports-medal:huy chương thể thao;chiến thắng|vô địch
spouting-whale:cá voi đang phun nước;phun nước
squid:mực ống;thân mềm
squinting-face-with-tongue:;hương vị|kinh khủng
stadium:sân vận động;
star:ngôi sao;sao|thiên văn
star-and-crescent:sao và trăng lưỡi liềm;
star-of-david:ngôi sao sáu cánh;
star-struck:ngưỡng mộ;
station:ga tàu;
statue-of-liberty:tượng nữ thần tự do;new|nyc
steaming-bowl:bát mì;bát|mỳ ramen|phở
stethoscope:ống nghe;tim
stop-button:nút dừng;
stop-sign:ký hiệu dừng;bát giác|dừng|ký hiệu
stopwatch:đồng hồ bấm giờ;
straight-ruler:thước thẳng;cạnh thẳng|thước kẻ|toán
strawberry:dâu tây;
student:sinh viên;
studio-microphone:micrô phòng thu âm;phòng thu
stuffed-flatbread:bánh mì kẹp thịt;bánh mỳ dẹt|bánh mỳ gyro|nhồi
sun:mặt trời;nắng|sáng|tia
sun-behind-cloud:mặt trời sau đám mây;
sun-behind-large-cloud:mặt trời sau đám mây lớn;
sun-behind-rain-cloud:mặt trời sau đám mây mưa;
sun-behind-small-cloud:mặt trời sau đám mây nhỏ;
sunflower:hoa hướng dương;
sunglasses:kính râm;bóng tối
sunrise:bình minh;
sunrise-over-mountains:bình minh trên núi;
sunset:hoàng hôn;chạng vạng
sushi:sushi;
suspension-railway:đường sắt trên cao;treo
swan:thiên nga;thiên nga non
sweat-droplets:giọt mồ hôi;bắn tung tóe
synagogue:giáo đường do thái;do thái|người do thái
syringe:ống tiêm;tiêm|vắc-xin
t-rex:khủng long bạo chúa;khủng long
t-shirt:áo phông;áo thun
taco:bánh taco;
takeout-box:hộp đựng đồ ăn mang đi;cái xô|giao hàng
tamale:bánh tamale;cuốn|mexico|pamonha
tanabata-tree:cây tanabata;biểu ngữ
tangerine:quýt;quả cam
taurus:cung kim ngưu;
taxi:taxi;màu vàng
teacher:giáo viên;giáo sư|người hướng dẫn
teacup-without-handle:tách trà không có quai;tách trà
teapot:ấm trà;trà
tear-off-calendar:quyển lịch bloc;
technologist:kỹ sư công nghệ;lập trình viên|người phát minh|nhà phát triển|phần mềm
teddy-bear:gấu bông;nhồi bông|vải lông|đồ chơi
telephone:điện thoại bàn;
telephone-receiver:ống nghe điện thoại bàn;
telescope:kính viễn vọng;
television:tivi;
tennis:quần vợt;cái vợt
tent:lều;
test-tube:ống nghiệm;nhà hóa học
thermometer:nhiệt kế;
thinking-face:mặt suy nghĩ;đang suy nghĩ
thong-sandal:dép xỏ ngón;dép|dép lê|dép đi biển|zōri
thought-balloon:bong bóng suy nghĩ;nghĩ
thread:sợi chỉ;xâu|ổng chỉ
thumbs-down:dấu ra hiệu từ chối;không thích|ngón tay cái
thumbs-up:dấu ra hiệu đồng ý;
ticket:vé;
tiger:hổ;dã thú
tiger-face:mặt hổ;
timer-clock:đồng hồ hẹn giờ;
tired-face:mặt mệt mỏi;
toilet:bồn cầu;bệ xí
tokyo-tower:tháp tokyo;tháp|tokyo
tomato:cà chua;
tongue:lưỡi;
toolbox:hộp dụng cụ;cơ khí|hòm
tooth:răng;nha sĩ|trắng ngọc
toothbrush:bàn chải răng;bàn chải|nha khoa|phòng tắm
top-arrow:mũi tên top;
top-hat:mũ chóp cao;đầu
tornado:lốc xoáy;cơn lốc
trackball:bi xoay;
tractor:máy kéo;
trade-mark:nhãn hiệu;
train:tàu hỏa;
tram:xe điện;
tram-car:tàu điện;
transgender-symbol:biểu tượng chuyển giới;
triangular-flag:cờ tam giác;
triangular-ruler:thước tam giác;tam giác
trident-emblem:biểu tượng đinh ba;
troll:người khổng lồ độc ác;
trolleybus:ô tô điện;xe goòng
trophy:cúp;giải thưởng
tropical-drink:đồ uống nhiệt đới;
tropical-fish:cá nhiệt đới;
trumpet:kèn trumpet;
tulip:hoa tulip;
tumbler-glass:ly đáy phẳng;cốc vại|ngụm|rượu whisky
turkey:gà tây;tạ ơn
turtle:rùa;con rùa|rùa nước ngọt
two-hearts:hai trái tim;
two-hump-camel:lạc đà hai bướu;lạc đà bactrian
umbrella:cái ô;che mưa
umbrella-on-ground:cái ô trên mặt đất;
umbrella-with-rain-drops:;ô che mưa
unamused-face:mặt buồn;buồn
unicorn:kỳ lân;mặt kỳ lân
unlocked:mở khóa;
up-arrow:mũi tên lên;
up-button:nút up!;
up-down-arrow:mũi tên lên xuống;
up-left-arrow:mũi tên lên bên trái;
up-right-arrow:mũi tên lên bên phải;
upside-down-face:mặt lộn ngược;lộn ngược
upwards-button:nút đi lên;
vibration-mode:chế độ rung;
victory-hand:tay chiến thắng;chữ v
video-camera:máy quay video;
video-game:trò chơi điện tử;tay điều khiển
videocassette:băng video;băng|vhs|video
violin:đàn violin;
virgo:cung xử nữ;
volcano:núi lửa;phun trào
volleyball:bóng chuyền;
vs-button:nút vs;
vulcan-salute:tay thần lửa;spock|thần lửa
waffle:bánh quế;cứng cỏi|thiếu quyết đoán
waning-crescent-moon:;cuối tháng
waning-gibbous-moon:trăng khuyết cuối tháng;
warning:cảnh báo;
wastebasket:sọt rác;
watch:đồng hồ đeo tay;
water-buffalo:trâu nước;nước|vườn thú
water-pistol:súng nước;súng|súng gắn|súng lục
water-wave:sóng nước;sóng
watermelon:dưa hấu;
waving-hand:vẫy tay;chào nhé|vẫy|vẫy tay nè|đang vẫy
wavy-dash:dấu gạch ngang lượn sóng;
waxing-crescent-moon:;tròn dần
waxing-gibbous-moon:trăng khuyết;
weary-cat:mặt mèo mệt lử;
weary-face:mặt kiệt sức;
wedding:đám cưới;nhà thờ nhỏ
whale:cá voi;bờ biển
wheel:bánh xe;lốp xe|xoay
wheel-of-dharma:pháp luân;
wheelchair-symbol:biểu tượng xe lăn;
white-cane:gậy dò đường;
white-circle:hình tròn màu trắng;
white-exclamation-mark:dấu chấm than màu trắng;
white-flag:cờ trắng;
white-flower:hoa trắng;
white-heart:trái tim màu trắng;màu trắng
white-large-square:hình vuông lớn màu trắng;
white-question-mark:dấu chấm hỏi màu trắng;
white-small-square:hình vuông nhỏ màu trắng;
white-square-button:nút hình vuông màu trắng;
wilted-flower:hoa héo;héo
wind-chime:chuông gió;chuông|gió|kêu vang
wind-face:khuôn mặt gió;
window:cửa sổ;trong suốt|xem
wine-glass:ly rượu vang;rượu
wing:cánh;hàng không|thiên thần|thiên đường
winking-face:mặt nháy mắt;nháy mắt
winking-face-with-tongue:mặt lè lưỡi nháy mắt;nói đùa
wireless:không dây;
wolf:chó sói;mặt chó sói
woman:phụ nữ;
womans-boot:giày bốt nữ;bốt
womans-clothes:quần áo nữ;
womans-hat:mũ phụ nữ;
womans-sandal:xăng đan nữ;xăng đan
womens-room:nhà vệ sinh nữ;
wood:gỗ;khúc gỗ
woozy-face:mặt choáng váng;chếnh choáng|miệng uốn lượn|mắt đảo điên|say xỉn
world-map:bản đồ thế giới;bản đồ
worm:giun;giun đất|giun đốt|ký sinh trùng|sâu
worried-face:mặt lo lắng;
wrapped-gift:gói quà;quà
wrench:cờ lê;
writing-hand:bàn tay đang viết;viết
x-ray:x-quang;bộ xương
yarn:sợi;cuộn len|đan
yawning-face:mặt đang ngáp;chán|mặt ngáp|ngáp|ngủ thôi
yellow-circle:hình tròn màu vàng;
yellow-heart:trái tim màu vàng;
yellow-square:hình vuông màu vàng;
yen-banknote:tiền giấy yên;yên
yin-yang:âm dương;
yo-yo:yo-yo;dao động
zany-face:mặt làm trò hề;ngốc
zebra:ngựa vằn;sọc
zipper-mouth-face:mặt có miệng bị kéo khóa;khóa kéo
zzz:buồn ngủ;mệt|ngất rồi|ngủ|đang ngủ`;
