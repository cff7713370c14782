package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.BreakTie;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a player is asked who of a crew is loyal when a treaty ends tells nothing of it. */
@Rule({"ST-VIS-14", "ST-TRE-05"})
class LoyalCrewsTest {
  private final Scene scene = Scene.laid().missions("151");
  private final CardId treaty = scene.lies(ONE, "101", On.table(ONE)); // Romulans and Klingons
  private final CardId neutral = scene.ship(ONE, "355", 0);
  private final Host aboard = Host.ship(neutral);

  private boolean asksAtItsEnd() {
    scene.orders(ONE).ends(treaty);
    return scene.state().top() instanceof Phase.Tie;
  }

  private List<String> arrested(Host host) {
    return scene.state().cards(host, Role.FREE).stream()
        .filter(card -> card.has(Mark.Arrested.class))
        .map(Card::def)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"275", "316", "290"}) // a Klingon, a Romulan, a neutral person
  void ofAHiddenCrewItIsAskedInAnyCase(String other) {
    scene.persons(ONE, aboard, "275", other);
    assertThat(asksAtItsEnd()).isTrue();
  }

  @Test
  void ofACrewThatIsStoppedItIsAskedToo() {
    scene.persons(ONE, aboard, "275", "290").stopped(ONE, aboard);
    assertThat(asksAtItsEnd()).isTrue();
  }

  @Test
  void oneAloneIsLoyalUnasked() {
    scene.persons(ONE, aboard, "275");
    assertThat(asksAtItsEnd()).isFalse();
  }

  @Test
  void ofACrewThatAllKnowItIsAskedOnlyWherePartsAreEqual() {
    CardId outpost = scene.outpost(ONE, "106", 0);
    scene.persons(ONE, Host.outpost(outpost), "275", "316", "317").orders(ONE);
    scene.does(new Load(ONE, Optional.empty(), outpost, neutral)); // in the sight of all
    assertThat(asksAtItsEnd()).isFalse();
  }

  @Test
  void aboardAShipOfAnAffiliationItsOwnAreLoyalUnasked() {
    scene.persons(ONE, Host.ship(scene.ship(ONE, "362", 0)), "275", "316");
    assertThat(asksAtItsEnd()).isFalse();
  }

  /** Federation, Klingon and Romulan, of whom the last two go with the first alone by now. */
  @Rule("ST-EFF-41")
  @Test
  void ofThreeEqualPartsThoseThatDoNotGoTogetherAreChosenFrom() {
    scene.lies(ONE, "099", On.table(ONE));
    scene.lies(ONE, "100", On.table(ONE));
    scene.persons(ONE, aboard, "215", "275", "316");
    assertThat(asksAtItsEnd()).isTrue();
    scene.does(new BreakTie(ONE, new Chosen.OfAffiliation(Affiliation.ROMULAN)));
    assertThat(arrested(aboard)).containsExactly("275");
  }

  @Rule({"ST-AFF-02", "ST-I-15"})
  @ParameterizedTest
  @ValueSource(strings = {"331", "355"}) // a Federation ship, and a neutral one
  void ofTwoEqualPartsThatGoWithAGreaterOneOneIsChosen(String kind) {
    Host shared = Host.ship(scene.ship(ONE, kind, 0));
    scene.lies(ONE, "099", On.table(ONE));
    scene.lies(ONE, "100", On.table(ONE));
    scene.persons(ONE, shared, "215", "250", "275", "316");
    assertThat(asksAtItsEnd()).isTrue();
    scene.does(new BreakTie(ONE, new Chosen.OfAffiliation(Affiliation.ROMULAN)));
    assertThat(arrested(shared)).containsExactly("275");
  }

  /** Which parts may be aboard a ship of the Federation is told by the treaties. */
  @Test
  void ofAHiddenCrewOfAMajorAffiliationItIsAskedWherePartsMayBeAboard() {
    scene.persons(ONE, Host.ship(scene.ship(ONE, "331", 0)), "215", "250");
    scene.lies(ONE, "099", On.table(ONE));
    scene.lies(ONE, "100", On.table(ONE));
    assertThat(asksAtItsEnd()).isTrue();
  }
}
