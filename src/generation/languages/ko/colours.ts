/** Korean: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | 빨간, 빨강, 빨강색, 빨간색, 홍팀, 적색
orange | 주황, 주황색
yellow | 노란, 노랑, 노란색, 노랑색
gold | 금색, 황금색
green | 초록, 초록색, 녹색
turquoise | 청록, 청록색
blue | 파란, 파랑, 파란색, 파랑색, 청팀, 청색
navy | 남색, 네이비
sky | 하늘색, 하늘빛
purple | 보라색, 보랏빛, 자주색
lilac | 연보라, 연보라색
pink | 분홍, 분홍색, 핑크색, 핑크
black | 검은, 검정, 검정색, 검은색, 까만, 까만색
white | 하얀, 흰, 하양, 흰색, 하얀색
grey | 회색
brown | 갈색, 밤색
beige | 베이지, 베이지색
silver | 은색
lime | 연두, 연두색
cream | 크림색
as mint | 민트, 민트색
as yellow | 레몬
as coral | 산호
pastel | 파스텔
neon | 네온, 형광
word | 색, 색깔, 색상, 컬러, 톤, 색은, 색깔은, 컬러는
inplace | 대신, 대신에, 말고
all | 전부, 모두, 다, 온통, 전체, 만
is | 은, 는
in | 으로
and | 과, 와, 하고, 랑
against | 대
mine | 내꺼, 내, 나는, 내가, 내거
theirs | 상대꺼, 상대, 컴퓨터, 적
place | 배경, 하늘, 판, 책상, 화면
light | 연한, 옅은, 밝은
dark | 진한, 어두운, 짙은
of | 색, 색깔의
`;
