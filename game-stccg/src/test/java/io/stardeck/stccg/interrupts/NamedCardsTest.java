package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.config.ConfigRules;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards that the rulebook names, and cards to come. */
class NamedCardsTest {
  private static final CardSet PREMIERE = CardSets.premiere();

  @Rule({"ST-SPC-19", "ST-CMP-14", "ST-CMP-13", "ST-D-01", "ST-CMP-16"})
  @Test
  void worfIsAKlingonOfTheFederation() {
    PersonnelDef worf = (PersonnelDef) PREMIERE.card("251");
    assertThat(worf.affiliation()).isEqualTo(Affiliation.FEDERATION);
    assertThat(worf.traits()).contains("Klingon");
    assertThat(worf.universal()).isFalse();
    // For a mission of the Klingons alone the species counts for nothing.
    Scene scene = Scene.laid().missions("147");
    scene.persons(ONE, Host.team(0, ONE), "251").orders(ONE);
    assertThat(
            scene.against(
                new Attempt(ONE, 0, Host.team(0, ONE), ImmutableSet.of(Affiliation.FEDERATION))))
        .contains("ST-ATT-03");
    Aim outpost = Aim.at(Host.outpost(scene.outpost(ONE, "104", 0)));
    PlayCard second = new PlayCard(ONE, scene.hand(ONE, "251"), outpost);
    assertThat(scene.cardPlay(ONE).against(second)).containsExactly("ST-UNQ-01");
  }

  @Rule({"ST-CMP-16", "ST-STF-03", "ST-ATT-03", "ST-D-01"})
  @Test
  void amongKlingonsTooHeServesForNone() {
    Scene scene = Scene.laid().missions("147", "153");
    scene.lies(ONE, "099", On.table(ONE)); // Federation and Klingons mix
    CardId ship = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(ship), "251", "251").persons(ONE, Host.team(0, ONE), "251");
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 1))).contains("ST-STF-03");
    Attempt attempt =
        new Attempt(
            ONE,
            0,
            Host.team(0, ONE),
            ImmutableSet.of(Affiliation.FEDERATION, Affiliation.KLINGON));
    Attempt alone = new Attempt(ONE, 0, Host.team(0, ONE), ImmutableSet.of(Affiliation.FEDERATION));
    assertThat(scene.against(attempt)).isNotEmpty();
    assertThat(scene.against(alone)).containsExactly("ST-ATT-03");
  }

  @Rule({"ST-SPC-20", "ST-PLY-04", "ST-UNQ-01", "ST-DAT-14"})
  @Test
  void aUniqueShipAndAnAnnouncedPerson() {
    Scene scene = Scene.laid().missions("151");
    CardId outpost = scene.outpost(ONE, "104", 0);
    scene.ship(ONE, "334", 0);
    CardId second = scene.hand(ONE, "334");
    CardId riker = scene.hand(ONE, "250");
    scene.cardPlay(ONE);
    Aim there = Aim.at(Host.outpost(outpost));
    assertThat(scene.against(new PlayCard(ONE, second, there))).containsExactly("ST-UNQ-01");
    scene.quietly(new PlayCard(ONE, riker, there));
    assertThat(scene.told(CardEvent.CardPlayed.class).get(0).card().def()).isEqualTo("250");
    assertThat(scene.toldTo(TWO, CardEvent.CardReported.class).get(0).card().def())
        .isEqualTo("250");
  }

  @Rule({"ST-SPC-22"})
  @Test
  void dataLaughingIsNotModelled() {
    assertThat(PREMIERE.named("Data Laughing")).isNull();
  }

  @Rule({"ST-SPC-23", "ST-EFF-06", "ST-EFF-19", "ST-EFF-18", "ST-UNQ-07", "ST-PAT-17"})
  @Test
  void cardsOfASetOfOnesOwnEndTreatiesAndLiftTheRuleOfCopies() {
    CardSet own =
        OwnSet.with(
            "{'kind':'INTERRUPT','rarity':'RARE','id':'901','name':'Broken"
                + " Word','interrupt':{'any':true,"
                + "'targets':[{'kind':'CARD','condition':['TREATY']}],'effects':[{'op':'NULLIFY'}]}}",
            "{'kind':'EVENT','rarity':'RARE','id':'902','name':'Cloning','event':{'place':'TABLE','standing':"
                + "[{'op':'ALLOW','rule':'ST-UNQ-01','on':'OWN'}]}}",
            "{'kind':'INTERRUPT','rarity':'RARE','id':'903','name':'Spare"
                + " Parts','interrupt':{'any':true,"
                + "'targets':[{'kind':'SHIP','whose':'OWN'}],'effects':[{'op':'REPAIR'}]}}");
    Scene scene = Scene.laid(own).missions("151");
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId treaty = scene.lies(TWO, "099", On.table(TWO));
    CardId ship = scene.ship(ONE, "334", 0);
    scene.lies(ONE, "902", On.table(ONE));
    CardId copy = scene.hand(ONE, "334");
    scene.damaged(ship).cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, copy, Aim.at(Host.outpost(outpost))))).isEmpty();
    scene.plays(ONE, "903", Aim.at(Host.ship(ship))).passes();
    assertThat(scene.ship(ship).condition().damaged()).isFalse();
    CardId broken = scene.hand(ONE, "901");
    scene.quietly(new PlayInterrupt(ONE, broken, Aim.at(treaty)));
    assertThat(scene.discarded(TWO)).containsExactly("099");
  }

  @Rule({"ST-SPC-10", "ST-EFF-28", "ST-SPC-07"})
  @Test
  void aCardToComeRestoresAMissionThatWasDestroyed() {
    CardSet own =
        OwnSet.with(
            "{'kind':'EVENT','rarity':'RARE','id':'904','name':'New"
                + " Dawn','event':{'place':'NONE','targets':"
                + "[{'kind':'MISSION'}],'effects':[{'op':'RESTORE_MISSION'}]}}");
    Scene scene = Scene.laid(own).missions("161");
    CardId theirs = scene.outpost(TWO, "104", 0);
    scene.lies(ONE, "007", On.table(ONE));
    CardId nova = scene.hand(ONE, "095");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, nova, Aim.at(0)));
    CardId dawn = scene.hand(TWO, "904");
    scene.cardPlay(TWO).quietly(new PlayCard(TWO, dawn, Aim.at(0)));
    assertThat(scene.state().table().spaceline().get(0).destroyed()).isFalse();
    assertThat(scene.state().table().outpost(theirs)).isNull(); // never what was there
    scene.persons(ONE, Host.team(0, ONE), "205").orders(ONE);
    assertThat(
            scene.against(
                new Attempt(ONE, 0, Host.team(0, ONE), ImmutableSet.of(Affiliation.FEDERATION))))
        .isEmpty();
  }

  @Rule({"ST-CFG-10"})
  @Test
  void everyDefinitionOfTheSetIsThereWithoutProxies() {
    Decklist ready = Decklists.ready().get(0);
    String out =
        ready.copies().stream()
            .filter(def -> PREMIERE.card(def) instanceof PersonnelDef)
            .findFirst()
            .orElseThrow();
    String in = "244";
    StringBuilder lines = new StringBuilder();
    boolean changed = false;
    for (String def : ready.copies()) {
      boolean now = !changed && def.equals(out);
      changed |= now;
      lines.append("1 ").append(PREMIERE.card(now ? in : def).name()).append('\n');
    }
    Decklist other = Decklists.parse("other", lines.toString(), PREMIERE);
    StccgConfig config =
        StccgConfig.builder().players(2).decks(List.of(other, Decklists.ready().get(1))).build();
    assertThat(ConfigRules.check(config)).isEmpty();
  }
}
