package io.stardeck.sfbf.card;

import static io.stardeck.sfbf.card.CardFacts.card;
import static io.stardeck.sfbf.card.CardFacts.directWeapon;
import static io.stardeck.sfbf.card.CardFacts.seekingWeapon;
import static io.stardeck.sfbf.card.CardGroup.COMBAT;
import static io.stardeck.sfbf.card.CardGroup.DEFENCE;
import static io.stardeck.sfbf.card.CardGroup.REPAIR;
import static io.stardeck.sfbf.card.CardGroup.SPECIAL;
import static io.stardeck.sfbf.card.CardGroup.WEAPON;
import static io.stardeck.sfbf.card.Symbol.D;
import static io.stardeck.sfbf.card.Symbol.F;
import static io.stardeck.sfbf.card.Symbol.P;
import static io.stardeck.sfbf.card.Symbol.PF;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;

/** The 28 kinds of action cards, {@code BF-CRD-01} to {@code BF-CRD-28} in that order. */
public enum CardKind {
  /** Phaser-1. */
  PH1(directWeapon("Phaser-1", BoxType.PH1, BoxType.WPN).worth(2, 3, 4).bears(D, P, F, PF)),
  /** Phaser-2. */
  PH2(
      directWeapon("Phaser-2", BoxType.PH1, BoxType.PH2, BoxType.WPN)
          .worth(2, 3)
          .bears(D, P, F, PF)),
  /** Phaser-3. */
  PH3(
      directWeapon("Phaser-3", BoxType.PH1, BoxType.PH2, BoxType.PH3, BoxType.WPN)
          .worth(1, 2)
          .bears(D, P, F, PF)
          .limited()),
  /** Drone. */
  DRN(seekingWeapon("Drone", BoxType.DRN, BoxType.WPN).worth(3, 4, 5).bears(D, F, PF)),
  /** Photon torpedo. */
  PHO(directWeapon("Photon torpedo", BoxType.PHO, BoxType.WPN).worth(5, 6).bears(PF)),
  /** Plasma torpedo R. */
  PLR(seekingWeapon("Plasma torpedo R", BoxType.PLR).worth(7, 9).bears(D, F, PF)),
  /** Plasma torpedo S. */
  PLS(
      seekingWeapon("Plasma torpedo S", BoxType.PLR, BoxType.PLS, BoxType.WPN)
          .worth(5, 6)
          .bears(D, F, PF)),
  /** Plasma torpedo F. */
  PLF(
      seekingWeapon("Plasma torpedo F", BoxType.PLR, BoxType.PLS, BoxType.PLF, BoxType.WPN)
          .worth(2, 3)
          .bears(F, PF)
          .limited()),
  /** Disruptor. */
  DSR(directWeapon("Disruptor", BoxType.DSR, BoxType.WPN).worth(3, 4, 5).bears(PF)),
  /** Overload: doubles a photon torpedo or a disruptor ({@code BF-SUP-01}). */
  OVL(card("Overload", COMBAT).doubling(PHO, DSR).limited()),
  /** Enveloper: doubles a plasma torpedo R or S ({@code BF-SUP-02}). */
  ENV(card("Enveloper", COMBAT).doubling(PLR, PLS)),
  /** Scatterpack: doubles a drone ({@code BF-SUP-03}). */
  SCP(card("Scatterpack", COMBAT).doubling(DRN)),
  /** Legendary Gunner: doubles a weapon card of any kind ({@code BF-SUP-04}). */
  GUN(card("Legendary Gunner", COMBAT).doubling(PH1, PH2, PH3, DRN, PHO, PLR, PLS, PLF, DSR)),
  /** ECCM: cancels ECM or Erratic Maneuvers. */
  ECCM(card("ECCM", COMBAT)),
  /** Erratic Maneuvers. */
  EM(card("Erratic Maneuvers", DEFENCE).worth(4)),
  /** ECM. */
  ECM(card("ECM", DEFENCE).worth(3, 4)),
  /** Reinforce Shields. */
  RS(card("Reinforce Shields", DEFENCE).worth(3)),
  /** Wild Weasel. */
  WW(card("Wild Weasel", DEFENCE)),
  /** Tractor Beam: stops a drone in defence, a Wild Weasel in attack. */
  TB(card("Tractor Beam", DEFENCE, COMBAT)),
  /** Disengage. */
  DSG(card("Disengage", DEFENCE)),
  /** Damage Control. */
  DC(card("Damage Control", REPAIR).worth(2, 3, 4)),
  /** Legendary Engineer: repairs all, so it has no number. */
  ENG(card("Legendary Engineer", REPAIR)),
  /** Reinforcements. */
  REI(card("Reinforcements", SPECIAL)),
  /** Planet-Based Fighters. */
  PBF(card("Planet-Based Fighters", SPECIAL)),
  /** PF Flotilla. */
  PFF(card("PF Flotilla", SPECIAL)),
  /** Klingon Mutiny. */
  MUT(card("Klingon Mutiny", SPECIAL)),
  /** Organian Ceasefire. */
  ORG(card("Organian Ceasefire", SPECIAL)),
  /** Prime Team. */
  PRT(card("Prime Team", SPECIAL));

  private final String title;
  private final ImmutableSet<CardGroup> groups;
  private final ImmutableSortedSet<Integer> allowedValues;
  private final ImmutableSet<Symbol> symbols;
  private final int symbolBits;
  private final boolean rangeLimited;
  private final boolean weapon;
  private final boolean seeking;
  private final int boxes;
  private final int doubled;

  CardKind(CardFacts facts) {
    title = facts.title;
    groups = facts.groups;
    allowedValues = facts.values;
    symbols = facts.symbols;
    symbolBits = symbols.stream().mapToInt(symbol -> 1 << symbol.ordinal()).sum();
    rangeLimited = facts.rangeLimited;
    weapon = groups.contains(WEAPON);
    seeking = facts.seeking;
    boxes = facts.boxes;
    doubled = facts.doubled;
  }

  /** The name for people. */
  public String title() {
    return title;
  }

  /** The groups it belongs to: one, but defence and combat for the Tractor Beam. */
  public ImmutableSet<CardGroup> groups() {
    return groups;
  }

  /** Whether it belongs to {@code group}. */
  public boolean is(CardGroup group) {
    return groups.contains(group);
  }

  /** The numbers that cards of this kind may bear, ascending; empty if they bear none. */
  public ImmutableSortedSet<Integer> allowedValues() {
    return allowedValues;
  }

  /** What it may fire at in defence ({@code BF-CMP-13}); empty if it is no weapon. */
  public ImmutableSet<Symbol> symbols() {
    return symbols;
  }

  /** Whether it bears {@code symbol}. */
  public boolean has(Symbol symbol) {
    return (symbolBits >>> symbol.ordinal() & 1) != 0;
  }

  /** Whether it bears the range limit symbol ({@code BF-CMP-15}). */
  public boolean rangeLimited() {
    return rangeLimited;
  }

  /** Whether it is one of the nine weapon kinds. */
  public boolean weapon() {
    return weapon;
  }

  /** Whether it is a phaser of any size. */
  public boolean phaser() {
    return this == PH1 || this == PH2 || this == PH3;
  }

  /** Whether it is a plasma torpedo of any size. */
  public boolean plasma() {
    return this == PLR || this == PLS || this == PLF;
  }

  /** Whether it is a seeking weapon: a drone or a plasma torpedo. */
  public boolean seeking() {
    return seeking;
  }

  /** Whether it is a direct fire weapon: a phaser, a photon torpedo or a disruptor. */
  public boolean directFire() {
    return weapon && !seeking;
  }

  /** Whether it doubles weapon cards: Overload, Enveloper, Scatterpack, Legendary Gunner. */
  public boolean doubling() {
    return doubled != 0;
  }

  /**
   * Whether it doubles cards of the kind {@code other} ({@code BF-SUP-01} to {@code BF-SUP-04}).
   */
  public boolean doubles(CardKind other) {
    return (doubled >>> other.ordinal() & 1) != 0;
  }

  boolean firedBy(BoxType type) {
    return (boxes >>> type.ordinal() & 1) != 0;
  }
}
