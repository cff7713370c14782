package io.stardeck.stccg.laws;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.script.Progress;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.Until;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is wrong with a state is told, where what follows from it takes it for granted. */
class StatesFromOutsideTest {
  private static final StccgGame GAME = new StccgGame();

  private final Scene scene = Scene.laid().missions("157", "151").orders(ONE);

  private ImmutableList<String> after(UnaryOperator<Table> change) {
    return faults(scene.state().with(change.apply(scene.state().table())));
  }

  private ImmutableList<String> under(Phase... frames) {
    return after(table -> table.withStack(table.frames().pushAll(ImmutableList.copyOf(frames))));
  }

  private static ImmutableList<String> faults(StccgState state) {
    return GAME.faults(state).stream().map(Fault::text).collect(ImmutableList.toImmutableList());
  }

  @Test
  void whoPlaysAloneHasWon() {
    StccgState state = GAME.setup(StccgConfig.usual(2), Chance.seeded("alone")).state();
    assertThat(faults(state)).isEmpty();
    Table table = state.table().with(TWO, state.table().player(TWO).giveUp(0));
    assertThat(faults(state.with(table))).containsExactly("nobody is left to play against");
  }

  @Test
  void optionsAreThoseOfAGame() {
    assertThat(
            after(
                table ->
                    table
                        .copy()
                        .withOptions(
                            StccgConfig.builder().from(table.options()).pointGoal(0).build())))
        .containsExactly("a goal is 1 or more, not 0");
  }

  @Test
  void anOrderHasAPartyOfItsKind() {
    Order attempt = new Order.Attempt(0);
    assertThat(under(new OrderPhase.Declared(ONE, attempt, Optional.empty(), ImmutableList.of())))
        .contains("persons go together");
    Order attack = new Order.AttackTeam(0, ONE);
    Optional<Host> team = Optional.of(Host.team(0, ONE));
    assertThat(under(new OrderPhase.Declared(ONE, attack, team, ImmutableList.of())))
        .contains("nobody attacks themselves");
    Order boarding = new Order.Boarding(CardId.of(0));
    assertThat(under(new OrderPhase.Declared(ONE, boarding, Optional.empty(), ImmutableList.of())))
        .contains("ships go together");
  }

  @Test
  void whoDiesIsSomebody() {
    assertThat(under(new Phase.Casualty(ImmutableList.of(), RuleId.of("ST-ATB-05"), true)))
        .contains("nobody dies");
  }

  @Test
  void aCardIsAnnouncedOnce() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    Card card = scene.state().table().outposts().get(0).card();
    assertThat(under(new Phase.Announced(ONE, card, Aim.at(0))))
        .contains("%s lies in table already".formatted(outpost));
  }

  @Test
  void whoChoosesDoesSoOnTop() {
    Progress asked = new Progress(0, true, 0, 1, Optional.of(ONE));
    Phase.Effects effects =
        new Phase.Effects("130", CardId.of(0), 0, ONE, Aim.NOTHING, 0, Optional.empty(), asked);
    Order move = new Order.Move(CardId.of(0), true, 0);
    assertThat(under(effects, new OrderPhase.Done(ONE, move, true)))
        .contains("who chooses does so at once");
  }

  @Test
  void whatWasMetAndStaysIsAnArtifactOnAPlanet() {
    String wrong = "what was met and stays is an artifact";
    scene.seeded(TWO, 0, "008").seeded(TWO, 1, "008");
    scene.seeded(ONE, 1, "039"); // met first, so the artifact lies behind it
    assertThat(after(table -> table.with(table.spaceline().get(1).aside(1)))).isEmpty();
    assertThat(after(table -> table.with(table.spaceline().get(1).aside(2)))).contains(wrong);
    assertThat(after(table -> table.with(table.spaceline().get(0).aside(1)))).contains(wrong);
  }

  @Test
  void whatLastsIsWhatACardImposes() {
    Lasting lasting =
        new Lasting(
            "130",
            ONE,
            On.table(ONE),
            1,
            new Standing.ShowHands(),
            Until.GAME,
            OptionalInt.empty());
    assertThat(after(table -> table.copy().withLasting(ImmutableList.of(lasting))))
        .contains("130 imposes no such thing");
  }

  @Test
  void skillsAreLearnedFromPersons() {
    scene.persons(ONE, Host.team(0, ONE), "203");
    assertThat(faults(scene.state())).isEmpty();
    scene.marked(Host.team(0, ONE), new Mark.Learned("104", ImmutableList.of()));
    assertThat(faults(scene.state())).containsExactly("no person 104");
  }

  @Rule("ST-PLY-02")
  @Test
  void nothingInPlayWasNeverEarned() {
    scene.persons(ONE, Host.team(0, ONE), "203").marked(Host.team(0, ONE), new Mark.Unearned());
    assertThat(faults(scene.state())).hasSize(1).allMatch(text -> text.endsWith(" was earned"));
  }

  @Test
  void whoMustersUnseenCouldMusterSomething() {
    CardId outpost = scene.outpost(TWO, "104", 0);
    scene.persons(ONE, Host.ship(scene.ship(ONE, "347", 0)), "255");
    scene.does(new AttackOutpost(ONE, outpost));
    StccgView seen = StccgView.of(scene.state(), TWO);
    assertThat(faults(GAME.determinize(seen, Chance.seeded("unseen")))).isEmpty();
  }

  @Test
  void whatACrewMustersForIsUnseen() {
    scene.persons(ONE, Host.ship(scene.ship(ONE, "347", 0)), "255");
    scene.does(new Attempt(ONE, 0, Host.ship(scene.state().table().ships().get(0).id()), KLINGON));
    StccgView seen = StccgView.of(scene.state(), TWO);
    assertThat(faults(GAME.determinize(seen, Chance.seeded("unseen")))).isEmpty();
  }

  @Rule({"ST-ORD-10", "ST-MOV-09"})
  @Test
  void whoMustersWhereACardWasInsertedMustersForABattle() {
    Scene line = Scene.laid().missions("151", "155");
    CardId gap = line.hand(ONE, "075");
    line.cardPlay(ONE).does(new PlayCard(ONE, gap, Aim.at(0)));
    int inserted = line.state().table().spaceline().get(1).number();
    CardId target = line.ship(TWO, "340", inserted);
    line.persons(ONE, Host.ship(line.ship(ONE, "347", inserted)), "255");
    line.does(new AttackShip(ONE, target));
    StccgState dealt = GAME.determinize(StccgView.of(line.state(), TWO), Chance.seeded("unseen"));
    assertThat(faults(dealt)).isEmpty();
    assertThat(dealt.muster().orElseThrow().order()).isEqualTo(new Order.AttackShip(target));
  }

  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);
}
