package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Table;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SpansTest {
  @Rule({"ST-MOV-10", "ST-D-02"})
  @Test
  void withoutAnotherSideAMissionIsTheSameForAll() {
    Table table = Scene.laid().missions("157", "156").state().table();
    assertThat(Spans.of(table, table.spaceline().get(0), ONE)).isEqualTo(5);
    assertThat(Spans.of(table, table.spaceline().get(0), TWO)).isEqualTo(5);
    assertThat(Spans.of(table, table.spaceline().get(1), TWO)).isEqualTo(2);
  }

  @Rule({"ST-D-15", "ST-ORD-04"})
  @Test
  void withoutRangeTheCrewIsStillFree() {
    Scene scene = Scene.laid().missions("153", "157", "146");
    CardId ship = scene.ship(ONE, "331", 1);
    CardId picard = scene.person(ONE, "215", Host.ship(ship));
    scene.with(ship, each -> each.copy().withRangeUsed(4)).orders(ONE);
    scene.does(new Move(ONE, ship, true, 2));
    assertThat(scene.ship(ship).stopped()).isFalse();
    scene.does(new Beam(ONE, Optional.of(picard), Host.ship(ship), Host.team(2, ONE)));
  }

  @Rule({"ST-CMP-01", "ST-CMP-05", "ST-CMP-13", "ST-D-60"})
  @Test
  void theSetHasCardsOfAllKindsAndAffiliations() {
    Set<CardKind> kinds = EnumSet.noneOf(CardKind.class);
    Set<Affiliation> affiliations = EnumSet.noneOf(Affiliation.class);
    for (CardDef card : CardSets.premiere().cards()) {
      kinds.add(card.kind());
      if (card instanceof PersonnelDef person) {
        affiliations.add(person.affiliation());
      }
    }
    assertThat(kinds).hasSize(9).containsExactlyInAnyOrder(CardKind.values());
    assertThat(affiliations).hasSize(4);
    assertThat(kinds).extracting(CardKind::name).contains("PERSONNEL");
    assertThat(Attribute.values())
        .extracting(Attribute::name)
        .contains("INTEGRITY", "CUNNING", "STRENGTH");
  }

  @Rule({"ST-BEA-07", "ST-CMP-14", "ST-CMP-16", "ST-D-01", "ST-SPC-19"})
  @Test
  void affiliationCountsAndNotSpecies() {
    Scene scene = Scene.laid().missions("153");
    PersonnelDef worf = (PersonnelDef) CardSets.premiere().card("251");
    assertThat(worf.affiliation()).isEqualTo(Affiliation.FEDERATION);
    assertThat(worf.traits()).contains("Klingon");
    CardId klingons = scene.ship(ONE, "347", 0);
    CardId federation = scene.ship(ONE, "331", 0);
    CardId card = scene.person(ONE, "251", Host.team(0, ONE));
    scene.orders(ONE);
    assertThat(
            scene.against(new Beam(ONE, Optional.of(card), Host.team(0, ONE), Host.ship(klingons))))
        .containsExactly("ST-BEA-07");
    assertThat(
            scene.against(
                new Beam(ONE, Optional.of(card), Host.team(0, ONE), Host.ship(federation))))
        .isEmpty();
  }

  @Rule({"ST-HOL-11", "ST-DAT-15"})
  @Test
  void allHologramsOfTheSetAreUniversal() {
    assertThat(CardSets.premiere().cards())
        .filteredOn(card -> card instanceof PersonnelDef person && person.hologram())
        .hasSize(7)
        .allMatch(CardDef::universal);
  }
}
