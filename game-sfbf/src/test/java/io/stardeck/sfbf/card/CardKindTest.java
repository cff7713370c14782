package io.stardeck.sfbf.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CardKindTest {
  /**
   * Code, title, group, values, symbols, range limit, boxes that fire it, whether it seeks; as the
   * list of action cards has them.
   */
  private static final String TABLE =
      """
      PH1 | Phaser-1 | WEAPON | 2 3 4 | D P F PF | | PH1 WPN |
      PH2 | Phaser-2 | WEAPON | 2 3 | D P F PF | | PH1 PH2 WPN |
      PH3 | Phaser-3 | WEAPON | 1 2 | D P F PF | limited | PH1 PH2 PH3 WPN |
      DRN | Drone | WEAPON | 3 4 5 | D F PF | | DRN WPN | seeking
      PHO | Photon torpedo | WEAPON | 5 6 | PF | | PHO WPN |
      PLR | Plasma torpedo R | WEAPON | 7 9 | D F PF | | PLR | seeking
      PLS | Plasma torpedo S | WEAPON | 5 6 | D F PF | | PLR PLS WPN | seeking
      PLF | Plasma torpedo F | WEAPON | 2 3 | F PF | limited | PLR PLS PLF WPN | seeking
      DSR | Disruptor | WEAPON | 3 4 5 | PF | | DSR WPN |
      OVL | Overload | COMBAT | | | limited | |
      ENV | Enveloper | COMBAT | | | | |
      SCP | Scatterpack | COMBAT | | | | |
      GUN | Legendary Gunner | COMBAT | | | | |
      ECCM | ECCM | COMBAT | | | | |
      EM | Erratic Maneuvers | DEFENCE | 4 | | | |
      ECM | ECM | DEFENCE | 3 4 | | | |
      RS | Reinforce Shields | DEFENCE | 3 | | | |
      WW | Wild Weasel | DEFENCE | | | | |
      TB | Tractor Beam | DEFENCE COMBAT | | | | |
      DSG | Disengage | DEFENCE | | | | |
      DC | Damage Control | REPAIR | 2 3 4 | | | |
      ENG | Legendary Engineer | REPAIR | | | | |
      REI | Reinforcements | SPECIAL | | | | |
      PBF | Planet-Based Fighters | SPECIAL | | | | |
      PFF | PF Flotilla | SPECIAL | | | | |
      MUT | Klingon Mutiny | SPECIAL | | | | |
      ORG | Organian Ceasefire | SPECIAL | | | | |
      PRT | Prime Team | SPECIAL | | | | |
      """;

  @Rule({
    "BF-CRD-01", "BF-CRD-02", "BF-CRD-03", "BF-CRD-04", "BF-CRD-05", "BF-CRD-06", "BF-CRD-07",
    "BF-CRD-08", "BF-CRD-09", "BF-CRD-10", "BF-CRD-11", "BF-CRD-12", "BF-CRD-13", "BF-CRD-14",
    "BF-CRD-15", "BF-CRD-16", "BF-CRD-17", "BF-CRD-18", "BF-CRD-19", "BF-CRD-20", "BF-CRD-21",
    "BF-CRD-22", "BF-CRD-23", "BF-CRD-24", "BF-CRD-25", "BF-CRD-26", "BF-CRD-27", "BF-CRD-28"
  })
  @Test
  void eachKindIsAsTheListOfActionCardsHasIt() {
    List<String> rows = TABLE.lines().toList();
    assertThat(CardKind.values()).hasSize(rows.size());
    for (int i = 0; i < rows.size(); i++) {
      ImmutableList<String> row =
          Stream.of(rows.get(i).split("\\|", -1))
              .map(String::strip)
              .collect(ImmutableList.toImmutableList());
      CardKind kind = CardKind.values()[i];
      assertThat(kind.name()).isEqualTo(row.get(0));
      assertThat(kind.title()).isEqualTo(row.get(1));
      assertThat(kind.groups())
          .map(CardGroup::name)
          .containsExactlyInAnyOrderElementsOf(words(row.get(2)));
      assertThat(kind.allowedValues())
          .map(String::valueOf)
          .containsExactlyElementsOf(words(row.get(3)));
      assertThat(kind.symbols()).map(Symbol::name).containsExactlyElementsOf(words(row.get(4)));
      assertThat(kind.rangeLimited()).as(kind.name()).isEqualTo(row.get(5).equals("limited"));
      assertThat(Stream.of(BoxType.values()).filter(type -> type.fires(kind)).map(BoxType::name))
          .containsExactlyInAnyOrderElementsOf(words(row.get(6)));
      assertThat(kind.seeking()).as(kind.name()).isEqualTo(row.get(7).equals("seeking"));
    }
  }

  @Rule("BF-CMP-13")
  @Test
  void aSymbolIsBorneExactlyWhenItIsListed() {
    for (CardKind kind : CardKind.values()) {
      for (Symbol symbol : Symbol.values()) {
        assertThat(kind.has(symbol)).isEqualTo(kind.symbols().contains(symbol));
      }
      assertThat(kind.weapon() || kind.symbols().isEmpty()).as("%s bears no symbol", kind).isTrue();
    }
  }

  @Rule("BF-D-05")
  @Test
  void photonsAndDisruptorsFireAtFlotillasButNotAtFighters() {
    assertThat(kinds(kind -> kind.has(Symbol.PF) && !kind.has(Symbol.F)))
        .containsExactly(CardKind.PHO, CardKind.DSR);
  }

  @Rule("BF-D-06")
  @Test
  void plasmaFFiresAtNoDrones() {
    assertThat(CardKind.PLF.has(Symbol.D)).isFalse();
    assertThat(CardKind.PLS.has(Symbol.D)).isTrue();
  }

  @Rule("BF-CMP-15")
  @Test
  void onlyPhaser3PlasmaFAndOverloadAreRangeLimited() {
    assertThat(kinds(CardKind::rangeLimited))
        .containsExactly(CardKind.PH3, CardKind.PLF, CardKind.OVL);
  }

  @Test
  void weaponsAreEitherDirectFireOrSeeking() {
    assertThat(kinds(CardKind::directFire))
        .containsExactly(CardKind.PH1, CardKind.PH2, CardKind.PH3, CardKind.PHO, CardKind.DSR);
    assertThat(kinds(CardKind::seeking))
        .containsExactly(CardKind.DRN, CardKind.PLR, CardKind.PLS, CardKind.PLF);
    assertThat(kinds(kind -> kind.directFire() || kind.seeking()))
        .isEqualTo(kinds(CardKind::weapon));
    assertThat(kinds(CardKind::phaser)).containsExactly(CardKind.PH1, CardKind.PH2, CardKind.PH3);
    assertThat(kinds(CardKind::plasma)).containsExactly(CardKind.PLR, CardKind.PLS, CardKind.PLF);
  }

  @Test
  void doublingCardsDoubleTheirWeaponsAndNoOthers() {
    assertThat(doubledBy(CardKind.OVL)).containsExactly(CardKind.PHO, CardKind.DSR);
    assertThat(doubledBy(CardKind.ENV)).containsExactly(CardKind.PLR, CardKind.PLS);
    assertThat(doubledBy(CardKind.SCP)).containsExactly(CardKind.DRN);
    assertThat(doubledBy(CardKind.GUN)).isEqualTo(kinds(CardKind::weapon));
    assertThat(kinds(CardKind::doubling))
        .containsExactly(CardKind.OVL, CardKind.ENV, CardKind.SCP, CardKind.GUN);
    for (CardKind kind : kinds(kind -> !kind.doubling())) {
      assertThat(doubledBy(kind)).isEmpty();
    }
  }

  private static List<CardKind> doubledBy(CardKind support) {
    return kinds(support::doubles);
  }

  private static List<CardKind> kinds(Predicate<CardKind> which) {
    return Stream.of(CardKind.values()).filter(which).toList();
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }
}
