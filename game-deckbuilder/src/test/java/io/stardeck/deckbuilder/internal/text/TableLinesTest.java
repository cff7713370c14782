package io.stardeck.deckbuilder.internal.text;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Lines of the table and prompts, each with what it must not leave out. */
class TableLinesTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final Bonus STRONG = new Bonus(Stat.ATTACK, 9, Until.TURN_END);

  @Rule("DB-VIS-03")
  @Test
  void theTableTellsWhoIsOutAndWhatFlagshipsHaveUsed() {
    DeckbuilderState state = Given.borg(3).defeatedCubes("cube", "cube").state();
    Area one = state.table().area(ONE);
    Ship ship = one.flagship().orElseThrow().withShieldsUsed(2);
    state = state.with(ONE, one.withShip(ship));
    state = state.with(TWO, state.table().area(TWO).withStanding(Standing.OUT));
    Seat three = Given.THREE;
    state = state.with(three, state.table().area(three).withStanding(Standing.ASSIMILATED));
    assertThat(table(state, TWO))
        .contains("lead: seat 1")
        .contains(", Cubes defeated 2, deck ")
        .contains("damage 0, Shields used 2\n")
        .contains("  seat 2 (you), out, 0 points")
        .contains("  seat 3, assimilated, 0 points");
  }

  @Rule("DB-VIS-03")
  @Test
  void theTableTellsWhatOthersHaveGotAndHold() {
    Scene scene = Given.klingon(2).influence(ONE, "fleet").xp(3).deck(TWO, "c1", "c1").scene();
    assertThat(table(scene, TWO))
        .contains("    Influence: fleet")
        .contains("    XP 3, searches left 1, explorations left 1\n")
        .contains("Hand 0, Deck 2, Discard 0\n");
  }

  @Rule({"DB-SHP-08", "DB-BOR-05", "DB-BOR-73"})
  @Test
  void aFlagshipAndAStartingStarshipTellWhatTheyDo() {
    DeckbuilderState state = Given.exploration(2).points(ONE, "courser").state();
    Area area = state.table().area(ONE);
    state =
        state.with(
            ONE,
            area.withPoints(ImmutableList.of(area.flagship().orElseThrow().card()))
                .withShip(Ship.fresh(card("courser"))));
    assertThat(table(state, TWO)).contains("        As flagship, once a turn");
    assertThat(table(pioneer(true), TWO)).contains("    Starting effect: borg-pioneer. All game");
    assertThat(table(pioneer(false), TWO)).doesNotContain("Starting effect");
  }

  private static DeckbuilderState pioneer(boolean effects) {
    return Given.config(
            2,
            config ->
                config
                    .scenario(Scenario.BORG_INVASION)
                    .startingEffects(effects)
                    .startingShips(ImmutableList.of("borg-pioneer", "borg-start-1")))
        .state();
  }

  @Rule({"DB-FOR-05", "DB-EFF-09", "DB-SBS-07"})
  @Test
  void costsAreThoseOfTheOneWhoLooks() {
    Discount discount = new Discount(Selector.all(Zone.SEARCH_AREA), 1, 0, Until.TURN_END);
    Scene scene =
        Given.exploration(2)
            .slots("c3")
            .tally(TWO, tally -> tally.withDiscounts(ImmutableList.of(discount)))
            .scene();
    assertThat(table(scene, TWO)).contains("|0 c3                 cost 2 (3) |");
    assertThat(table(scene, ONE)).contains("|0 c3                     cost 3 |");
    Starbase starbase = scene.state().table().starbase();
    starbase = starbase.withSlot(0, Slot.EMPTY).withPile(Basic.ENSIGN, Pile.empty());
    assertThat(table(scene.state().with(scene.state().table().withStarbase(starbase)), ONE))
        .contains("|0 empty ")
        .contains("  Ensign      none left: Att 1 ");
  }

  @Rule({"DB-EXP-08", "DB-VIS-03"})
  @Test
  void theSpaceDeckThatHasGoneRoundSaysSo() {
    DeckbuilderState laid = Given.exploration(2).space("void").nothingElseInSpace().state();
    Scene scene = Scene.at(laid).does(new Explore(ONE));
    assertThat(table(scene, TWO)).contains("deck 1 (gone round)\n");
    assertThat(table(laid, TWO)).doesNotContain("gone round");
  }

  @Rule({"DB-VIS-03", "DB-SHP-14", "DB-FOR-04"})
  @Test
  void theEncounteredStarshipIsPointedAtWithItsDamageAndWhatItsShieldsLeave() {
    String hit = "[{\"op\":\"DAMAGE\",\"amount\":3}]";
    CardSet cards = Sets.with(Given.SMALL, "torpedo", "onPlay", hit);
    Bonus persuasive = new Bonus(Stat.DIPLOMACY, 9, Until.TURN_END);
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .space("shielded")
            .hand(ONE, "torpedo")
            .scene()
            .does(new Explore(ONE), new PlayCard(ONE, card("torpedo")));
    assertThat(table(scene, TWO))
        .contains("> Starship: shielded")
        .contains(" Shd 2, damage 1.\n")
        .contains("shielded: Speed 1, deals 0, is defeated by 3\n")
        .contains("Diplomacy does not do: ");
    Tally tally = scene.tally(ONE).withBonuses(ImmutableList.of(persuasive));
    assertThat(table(scene.state().with(ONE, tally), TWO)).contains("Diplomacy wins it: ");
    Tally safe = tally.withPreventions(ImmutableList.of(new Prevention(-1, Until.TURN_END)));
    assertThat(table(scene.state().with(ONE, safe), TWO)).contains("deals 3, takes no damage\n");
  }

  @Rule("DB-KCW-11")
  @Test
  void whetherAnAlliedStarshipIsAcquiredIsTold() {
    Given given = Given.klingon(2).space("loyal");
    Scene scene = given.scene().does(new Explore(ONE));
    assertThat(table(scene, TWO)).contains("As it stands it is not acquired: Speed ");
    Bonus fast = new Bonus(Stat.SPEED, 9, Until.TURN_END);
    Tally tally = scene.tally(ONE).withBonuses(ImmutableList.of(STRONG, fast));
    assertThat(table(scene.state().with(ONE, tally), TWO))
        .contains("As it stands it is acquired: Speed ");
  }

  @Rule("DB-BOR-18")
  @Test
  void whatATeamHasTogetherIsThatOfThoseWhoAreIn() {
    DeckbuilderState state = rally().scene().does(new Explore(ONE)).state();
    state = state.with(TWO, state.table().area(TWO).withStanding(Standing.OUT));
    assertThat(table(state, ONE)).contains("together Speed 3, Attack 3, Diplomacy 3, ");
  }

  private static Given rally() {
    return Given.borg(2)
        .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
        .tally(ONE, tally -> tally.withExplorations(1))
        .space("rally");
  }

  @Rule({"DB-VIS-04", "DB-VIS-06"})
  @Test
  void whatIsLookedAtIsShownToTheOneWhoLooks() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "planner")
            .deck(ONE, "c1", "c2", "c3")
            .scene()
            .does(new PlayCard(ONE, card("planner")));
    assertThat(table(scene, ONE)).containsPattern("You are shown\n  c1 [^\n]*\n  c2 ");
    assertThat(table(scene, TWO)).doesNotContain("You are shown");
  }

  @Rule("DB-VIS-06")
  @Test
  void promptsSayWhoseCardsAndWhatFor() {
    Scene riddle =
        Given.exploration(2)
            .hand(ONE, "riddler", "c1")
            .scene()
            .does(new PlayCard(ONE, card("riddler")), new Choose(ONE, new Answer.Name("c1")));
    assertThat(prompt(riddle, TWO)).isEqualTo("riddler: does the Hand of seat 1 hold c1?");
    String look =
        "[{\"op\":\"PEEK\",\"pile\":\"HAND\",\"player\":\"CHOSEN_OPPONENT\"},{\"op\":\"DISCARD\","
            + "\"player\":\"CHOSEN_OPPONENT\",\"chooser\":\"CONTROLLER\",\"sel\":{\"zone\":\"HAND\"},"
            + "\"n\":1}]";
    CardSet cards = Sets.with(Given.SMALL, "set", "onPlay", look);
    Scene picking =
        Given.config(2, config -> config.cardSet(cards))
            .hand(ONE, "set")
            .hand(TWO, "c1", "c2")
            .scene()
            .does(new PlayCard(ONE, card("set")));
    assertThat(prompt(picking, ONE)).endsWith(": pick 1 card from seat 2's Hand");
    Scene pledge =
        Given.exploration(2)
            .hand(ONE, "pledger", "c1", "c2", "c3")
            .scene()
            .does(new PlayCard(ONE, card("pledger")));
    assertThat(prompt(pledge, ONE))
        .isEqualTo("pledger (discard 2 cards from your Hand): pick 1 card from your Hand");
    Scene third = Given.exploration(2).space("m0", "m1", "m1").scene();
    Tally three = third.tally(ONE).withExplorations(3);
    third = Scene.at(third.state().with(ONE, three));
    Explore explore = new Explore(ONE);
    assertThat(prompt(third.does(explore, explore, explore), ONE))
        .isEqualTo(
            "m1 (which Mission goes under the space deck): pick 1 card from the Mission Area");
  }

  @Rule("DB-BOR-18")
  @Test
  void theLeadIsAskedWhoGetsTheCardForItsGoal() {
    Scene met =
        Given.borg(2)
            .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
            .tally(ONE, tally -> tally.withExplorations(1).withBonuses(ImmutableList.of(STRONG)))
            .tally(TWO, tally -> tally.withBonuses(ImmutableList.of(STRONG)))
            .space("stand")
            .scene()
            .does(new Explore(ONE), new Pass(ONE), new Pass(TWO));
    assertThat(prompt(met, ONE)).isEqualTo("stand (who gets it for its Goal): pick a player");
  }

  private static String prompt(Scene scene, Seat seat) {
    return GAME.prompt(scene.view(seat)).text();
  }

  private static String table(Scene scene, Seat seat) {
    return table(scene.state(), seat);
  }

  private static String table(DeckbuilderState state, Seat seat) {
    return GAME.narrator().table(GAME.view(state, seat), 100);
  }
}
