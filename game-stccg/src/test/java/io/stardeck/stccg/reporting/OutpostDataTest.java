package io.stardeck.stccg.reporting;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.SetupAction.PlaceOutpost;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the data of an outpost say, and what it is without them. */
class OutpostDataTest {
  /** Diplomacy Mission (planet, Federation), Cloaked Mission (planet, Klingon), one in space. */
  private static Scene laid(String affiliation, String words) {
    CardSet set =
        OwnSet.with(
            ("{'kind':'OUTPOST','id':'own','name':'Own','rarity':'COMMON',"
                    + "'affiliation':'%s','shields':10%s}")
                .formatted(affiliation, words == null ? "" : "," + words));
    return Scene.laid(set).missions("151", "147", "178");
  }

  @Rule({"ST-DAT-13", "ST-OUT-04", "ST-DMG-07"})
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "FEDERATION,, true",
        "FEDERATION, 'repairs':false, false",
        "NEUTRAL,, false",
        "NEUTRAL, 'repairs':true, true"
      })
  void whetherShipsAreRepaired(String affiliation, String words, boolean repairs) {
    Scene scene = laid(affiliation, words);
    scene.outpost(ONE, "own", 2);
    CardId ship = scene.ship(ONE, "331", 2);
    scene.damaged(ship).orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.ship(ship).condition())
        .isEqualTo(repairs ? Condition.REPAIRING : Condition.DAMAGED);
  }

  @Rule({"ST-DAT-13", "ST-OUT-03", "ST-OUT-04"})
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "KLINGON,, 0, ST-OUT-03",
        "KLINGON,, 1, ``",
        "KLINGON, 'seedLocation':'SPACE_MISSION', 1, ST-OUT-04",
        "KLINGON, 'seedLocation':'SPACE_MISSION', 2, ``",
        "NEUTRAL,, 0, ST-OUT-04",
        "NEUTRAL,, 2, ``",
        "NEUTRAL, 'seedLocation':'MATCHING_MISSION', 0, ST-OUT-03"
      })
  void whereItLies(String affiliation, String words, int location, String rule) {
    Scene scene = laid(affiliation, words);
    CardId outpost = scene.unplaced(ONE, "own");
    scene.placingOutposts();
    assertThat(String.join(" ", scene.against(new PlaceOutpost(ONE, outpost, location))))
        .isEqualTo(rule);
  }

  @Rule({"ST-DAT-13", "ST-OUT-08", "ST-PLY-10"})
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "FEDERATION,, false",
        "FEDERATION, 'acceptsAll':true, true",
        "NEUTRAL,, true",
        "NEUTRAL, 'acceptsAll':false, false"
      })
  void whetherItServesAll(String affiliation, String words, boolean all) {
    Scene scene = laid(affiliation, words);
    Aim there = Aim.at(Host.outpost(scene.outpost(ONE, "own", 2)));
    PlayCard klingon = new PlayCard(ONE, scene.hand(ONE, "253"), there);
    PlayCard neutral = new PlayCard(ONE, scene.hand(ONE, "296"), there);
    scene.cardPlay(ONE);
    assertThat(scene.against(klingon).isEmpty()).isEqualTo(all);
    assertThat(scene.against(neutral)).isEmpty();
  }

  @Rule({"ST-OUT-01", "ST-DAT-01"})
  @Test
  void whatIsNoOutpostOrNoPlaceIsRefused() {
    Scene scene = laid("KLINGON", null);
    CardId outpost = scene.unplaced(ONE, "own");
    CardId other = scene.hand(ONE, "253");
    scene.placingOutposts();
    assertThat(scene.against(new PlaceOutpost(ONE, other, 1))).containsExactly("ST-OUT-01");
    assertThat(scene.against(new PlaceOutpost(ONE, outpost, 9))).containsExactly("ST-OUT-01");
    assertThat(scene.against(new PlaceOutpost(ONE, CardId.of(9_999), 1)))
        .containsExactly("ST-DAT-01");
  }

  @Rule({"ST-OUT-10", "ST-OUT-03"})
  @Test
  void anOutpostIsOfferedWhereverItCanBeBuilt() {
    Scene scene = laid("KLINGON", null);
    scene.persons(ONE, Host.team(1, ONE), "276"); // a Klingon ENGINEER
    CardId outpost = scene.hand(ONE, "own");
    scene.cardPlay(ONE);
    assertThat(new StccgGame().legalActions(scene.state(), ONE))
        .contains(new PlayCard(ONE, outpost, Aim.at(1)))
        .doesNotContain(new PlayCard(ONE, outpost, Aim.at(0)));
    assertThat(scene.against(new PlayCard(ONE, outpost, Aim.at(9)))).containsExactly("ST-OUT-10");
    assertThat(scene.against(new PlayCard(ONE, outpost, Aim.NOTHING))).containsExactly("ST-OUT-10");
  }
}
